import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import { Refusal } from './refusal.ts';

/** A request's body: what it says as text, and the bytes of the files in it. */
export interface Body {
  /** The same for the same content: repetitions are known by it. */
  text: string;
  /** The fields of a multipart. */
  parts: Readonly<Record<string, FormDataEntryValue>>;
  bytes: ReadonlyMap<Blob, Uint8Array>;
}

/** Takes in all that was sent, before the transaction, which waits for nothing else. */
export async function receive(encoding: Endpoint['encoding'], request: Request): Promise<Body> {
  if (encoding !== 'multipart') return { text: await request.text(), parts: {}, bytes: new Map() };
  const parts = Object.fromEntries(await request.formData().catch(() => []));
  const bytes = new Map<Blob, Uint8Array>();
  for (const part of Object.values(parts)) {
    if (typeof part !== 'string') bytes.set(part, new Uint8Array(await part.arrayBuffer()));
  }
  const latin1 = new TextDecoder('latin1');
  const text = [...Object.keys(parts), ...[...bytes.values()].map((content) => latin1.decode(content))].join('\n');
  return { text, parts, bytes };
}

/** Reads a request's body the way the endpoint says that it travels; anything else is refused. */
export function readBody(encoding: Endpoint['encoding'], contentType: string | null, { text, parts }: Body): unknown {
  switch (encoding) {
    case 'none':
      if (text !== '') throw new Refusal(400, '此接口不接受请求体');
      return undefined;
    case 'json':
      expectType(contentType, 'application/json');
      return parseJson(text);
    case 'form':
      expectType(contentType, 'application/x-www-form-urlencoded');
      return readForm(text);
    case 'multipart':
      expectType(contentType, 'multipart/form-data');
      return parts;
  }
}

/** A form has exactly one field, `user`, which holds JSON (decision 010). */
function readForm(body: string) {
  const fields = [...new URLSearchParams(body)];
  const [only] = fields;
  if (fields.length !== 1 || only?.[0] !== 'user') throw new Refusal(400, '表单只能有一个字段 user');
  return { user: parseJson(only[1]) };
}

function expectType(given: string | null, expected: string) {
  if (given?.split(';')[0]?.trim().toLowerCase() !== expected) throw new Refusal(400, `请求内容类型应为 ${expected}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, '请求内容不是有效的 JSON');
  }
}
