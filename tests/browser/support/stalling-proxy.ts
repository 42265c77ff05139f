import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy in front of a server that can stop a large request halfway, and break its connection there. */
export interface StallingProxy {
  url: string;
  /** From now on it stops each connection after this many bytes. */
  jam: (bytes: number) => void;
  /** Whether a connection is stopped. */
  isStuck: () => boolean;
  /**
   * Breaks the stopped connections, and all large requests until the next `jam`, since browsers repeat a broken request
   * by themselves.
   */
  cut: () => void;
  close: () => Promise<void>;
}

/** In bytes. Only uploads are larger. */
const large = 500_000;

/** Starts a proxy in front of the server at `url`. */
export async function startStallingProxy(url: string): Promise<StallingProxy> {
  const { hostname, port } = new URL(url);
  const ends = new Set<Socket>();
  let left = Infinity;
  let isCut = false;
  const line = createServer((near) => {
    const far = connect(Number(port), hostname);
    let jammedAt = Infinity;
    near.on('data', (data) => {
      if (isCut && near.bytesRead > large) {
        near.destroy();
        return;
      }
      if (left !== Infinity && jammedAt === Infinity) jammedAt = near.bytesRead + left;
      far.write(data);
      if (near.bytesRead <= jammedAt) return;
      // After the cut, a large request is aborted instead of stopped.
      if (left === Infinity) near.destroy();
      else near.pause();
    });
    far.pipe(near);
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        ends.delete(end);
        near.destroy();
        far.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => {
    line.listen(0, '127.0.0.1', resolve);
  });
  const destroy = (which: (end: Socket) => boolean) => [...ends].filter(which).forEach((end) => end.destroy());
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    jam: (bytes) => {
      isCut = false;
      left = bytes;
    },
    isStuck: () => [...ends].some((end) => end.isPaused()),
    cut: () => {
      isCut = true;
      left = Infinity;
      destroy((end) => end.isPaused());
    },
    close: () =>
      new Promise((resolve) => {
        line.close(() => resolve());
        destroy(() => true);
      }),
  };
}
