import { connect, createServer, type Server, type Socket } from 'node:net';

/** A connection to a program that can be cut: then nothing passes in either direction, and neither end notices. */
export interface CutLine {
  /** The address to use in the place of the program's own. */
  address: string;
  cut(): void;
  /** Restores the connection; waiting data is delivered. */
  restore(): void;
  close(): void;
}

/** Opens a connection to the program at an address such as `http://127.0.0.1:4127`. */
export const lineTo = async (address: string): Promise<CutLine> => {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  let isCut = false;
  const join = (one: Socket, other: Socket): void => {
    sockets.add(one);
    if (isCut) one.pause();
    one.on('data', (data) => other.write(data));
    one.on('close', () => {
      sockets.delete(one);
      // A cut connection does not report that the other end is gone.
      if (!isCut) other.destroy();
    });
    one.on('error', () => undefined);
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    join(near, far);
    join(far, near);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: address.replace(`:${port}`, `:${portOf(server)}`),
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    restore: () => {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};

const portOf = (server: Server): number => (server.address() as { port: number }).port;
