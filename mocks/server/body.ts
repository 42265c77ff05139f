import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import { Refusal } from './refusal.ts';

/** The body of a request: its text, and the bytes of its files. */
export interface Body {
  /** Equal content gives equal text, so that repeated requests are recognised. */
  text: string;
  /** The fields of a multipart body. */
  parts: Readonly<Record<string, FormDataEntryValue>>;
  bytes: ReadonlyMap<Blob, Uint8Array>;
}

/** Reads the whole body. Runs before the transaction, which can wait for nothing but the store. */
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

/** Decodes a body by the encoding of its endpoint, and refuses any other encoding. */
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

/** Reads a form with exactly one field, `user`, that holds JSON (decision 010). */
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
