/** Keeps the screen awake while a page beside a real table is open; browsers without it simply sleep. */

export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null,
    wanted = true;
  async function ask(): Promise<void> {
    if (!wanted || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (!wanted) void lock.release();
    } catch {
      lock = null; // a battery that is low, or a browser that refuses
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
