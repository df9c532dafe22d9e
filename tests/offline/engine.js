/** Lets a test ask the engine in the page's first worker, as the page asks it. */
(() => {
  let engine = null;
  let asked = 0;
  window.Worker = class extends Worker {
    constructor(address, options) {
      super(address, options);
      if (String(address).includes('engine.worker')) engine = this;
    }
    /** A device that does so many simulations a second, whatever this one does. */
    postMessage(message, ...more) {
      if (!window.paceOfDevice || !String(message.address).startsWith('/api/pace/')) return super.postMessage(message, ...more);
      const answer = { type: 'answer', id: message.id, status: 200, kind: 'application/json', body: String(window.paceOfDevice) };
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: answer })));
    }
  };
  window.askEngine = (method, address, body) =>
    new Promise(answer => {
      const id = 1_000_000_000 + asked++;
      const hear = ({ data }) => {
        if (data.type !== 'answer' || data.id !== id) return;
        engine.removeEventListener('message', hear);
        answer([data.status, data.body]);
      };
      engine.addEventListener('message', hear);
      engine.postMessage({ type: 'ask', id, method, address, body });
    });
})();
