import type { Hanging } from './hanging.ts';

const encoder = new TextEncoder();

/** A body that arrives at a given speed, and fails when the plan changes. */
export function slow(text: string, bytesPerSecond: number, hanging: Hanging): ReadableStream<Uint8Array> {
  const bytes = encoder.encode(text);
  // Ten chunks per second, each of at least one byte.
  const size = Math.max(1, Math.round(bytesPerSecond / 10));
  let sent = 0;
  return new ReadableStream({
    async pull(controller) {
      if (!(await hanging.wait((size / bytesPerSecond) * 1000)))
        return controller.error(new TypeError('line went dead'));
      controller.enqueue(bytes.slice(sent, sent + size));
      sent += size;
      if (sent >= bytes.length) controller.close();
    },
  });
}

/** A body that fails after this text (fault E2). */
export const broken = (text: string): ReadableStream<Uint8Array> => {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) return controller.error(new TypeError('line went dead'));
      isSent = true;
      controller.enqueue(encoder.encode(text));
    },
  });
};

/** Valid JSON with megabytes of blanks before its last bracket. The blanks are generated on demand. */
export function padded(text: string, megabytes: number): ReadableStream<Uint8Array> {
  const blanks = encoder.encode(' '.repeat(2 ** 16));
  const end = text.length - 1;
  let left = megabytes * 16;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(text.slice(0, end))),
    pull(controller) {
      if (left > 0) controller.enqueue(blanks);
      else {
        controller.enqueue(encoder.encode(text.slice(end)));
        controller.close();
      }
      left -= 1;
    },
  });
}
