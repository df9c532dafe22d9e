/** Keeps the screen awake while a page for a real table is open; without browser support it does nothing. */

export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null,
    wanted = true;
  async function ask(): Promise<void> {
    if (!wanted || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (!wanted) void lock.release();
    } catch {
      lock = null; // low battery, or the browser refuses
    }
  }
  const again = (): void => void ask();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
