import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';
import { WebSocket } from 'ws';

/**
 * All sockets of the load, in a thread that does nothing but send, receive and look at the clock: a command takes from the
 * moment it is given to its socket to the moment its confirmation comes out of it. Whoever thinks does so in another thread,
 * and nobody's thinking is counted. How late this thread itself is to look is measured too.
 */
const sockets = new Map();
const started = new Map();
const lateness = monitorEventLoopDelay({ resolution: 1 });
lateness.enable();

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads are no windows and have no origin
const tell = (message) => parentPort.postMessage(message);

const hear = (number, text) => {
  const now = performance.now();
  if (!/^\{"type":"(done|refused)"/.test(text)) return tell({ number, text });
  const { id, type } = JSON.parse(text);
  const took = now - started.get(id);
  started.delete(id);
  tell({ number, confirmed: type === 'done', took, text });
};

const open = (number, address, cookie) => {
  const socket = new WebSocket(address, { headers: { cookie } });
  socket.on('message', (data) => hear(number, Buffer.from(data).toString('utf8')));
  socket.on('error', (error) => tell({ number, lost: error.message }));
  socket.on('close', () => sockets.delete(number) && tell({ number, lost: 'the line is lost' }));
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
      started.set(id, performance.now());
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
