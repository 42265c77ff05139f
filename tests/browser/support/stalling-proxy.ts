import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server that gets stuck in the middle of whatever is large, and can be cut there. */
export interface Line {
  url: string;
  /** From now on nothing goes on after so many bytes of one connection. */
  jam: (bytes: number) => void;
  /** Something waits in the middle. */
  isStuck: () => boolean;
  /** Breaks what is stuck. Nothing large passes until the next jam: a browser sends what broke once more by itself. */
  cut: () => void;
  close: () => Promise<void>;
}

/** Bytes: no call but an upload has so many. */
const large = 500_000;

/** Lays a line to the server at `url`. */
export async function startStallingProxy(url: string): Promise<Line> {
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
      // What gets there only after the cut is broken there.
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
