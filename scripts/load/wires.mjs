import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';
import { WebSocket } from 'ws';

/**
 * All sockets of the load, in a thread that only sends, receives and measures time: a command takes from the
 * moment it is given to its socket to the moment its confirmation comes out of it. Thinking is done in another thread and is
 * not counted. How late this thread itself is to look is measured too. Sockets that are lost come back as those of a page do.
 */
const sockets = new Map();
const sent = new Map();
const lateness = monitorEventLoopDelay({ resolution: 1 });
lateness.enable();

/** The waits of a page, see apps/web/src/api/reconnect.ts. */
const waitBefore = (failed, code) =>
  code === 1012 && failed === 0
    ? 300 + 2500 * Math.random()
    : Math.min(8000, 300 * 2 ** failed) * (0.5 + Math.random());

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads are not windows and have no origin
const tell = (message) => parentPort.postMessage(message);

const hear = (number, text) => {
  const now = performance.now();
  if (!/^\{"type":"(done|refused)"/.test(text)) return tell({ number, text });
  const { id, type } = JSON.parse(text);
  const took = now - sent.get(id);
  sent.delete(id);
  return tell({ number, confirmed: type === 'done', took, text });
};

/** The last state that each socket heard of. */
const known = new Map();

const open = (number, address, cookie, failed = 0) => {
  const seq = known.get(number);
  const socket = new WebSocket(
    seq === undefined ? address : `${address}${address.includes('?') ? '&' : '?'}seq=${seq}`,
    { headers: { cookie }, perMessageDeflate: false },
  );
  let failures = failed;
  socket.on('message', (data) => {
    failures = 0;
    const text = Buffer.from(data).toString('utf8');
    const state = /"state":\{"seq":(\d+)/.exec(text);
    if (state) known.set(number, state[1]);
    hear(number, text);
  });
  socket.on('error', () => undefined);
  socket.on('close', (code) => {
    if (sockets.get(number) !== socket) return;
    tell({ number, lost: code });
    setTimeout(
      () => sockets.get(number) === socket && open(number, address, cookie, failures + 1),
      waitBefore(failures, code),
    );
  });
  sockets.set(number, socket);
};

const close = (number) => {
  const socket = sockets.get(number);
  sockets.delete(number);
  socket?.close();
};

parentPort.on('message', ({ order, number, address, cookie, id, text }) => {
  switch (order) {
    case 'open':
      return open(number, address, cookie);
    case 'say':
      sent.set(id, performance.now());
      return sockets.get(number)?.send(text);
    case 'close':
      return close(number);
    case 'reset':
      return lateness.reset();
    default:
      // The measure counts the millisecond between two looks as well.
      return tell({ lateness: Math.max(0, lateness.percentile(99) / 1e6 - 1) });
  }
});
