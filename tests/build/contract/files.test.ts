import { validate } from '@readme/openapi-parser';
import { is } from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#src/api/endpoints/index.ts';
import type { JsonObject } from '#scripts/contract/document/json.ts';
import { contractFiles, contractParts, contractWithExamples } from '#scripts/contract/files.ts';
import { committedFingerprints, fingerprintsOf } from '#scripts/fingerprints.ts';
import { operations } from '#scripts/contract/table/operations.ts';
import { idsIn, known } from '#tests/cases/ids.ts';

let files: Record<string, string>;
let contract: Contract;

interface Contract extends JsonObject {
  paths: Record<string, Record<string, JsonObject>>;
}

beforeAll(async () => {
  contract = (await contractWithExamples()) as Contract;
  files = await contractFiles(contract);
});

const operationAt = (path: string): JsonObject => Object.values(contract.paths[path] ?? {})[0] ?? {};

describe('the contract for the provider', () => {
  test('the fingerprint of each area is current: run npm run contract', () => {
    expect(committedFingerprints()['contract']).toEqual(fingerprintsOf(contractParts(contract)));
  });

  test('a public validator accepts it', async () => {
    const judged = await validate(structuredClone(contract) as unknown as Parameters<typeof validate>[0]);
    expect(judged).toMatchObject({ valid: true, warnings: [] });
  });

  test('it lists each row of the endpoint table once, with its status and its right', () => {
    const rows = endpoints.map(({ method, path, source, right }) => [method, path, source, right].join(' '));
    const written = Object.entries(contract.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { 'x-status': status, 'x-right': right }]) =>
        [method.toUpperCase(), path, status as string, right as string | null].join(' '),
      ),
    );
    expect(written.toSorted()).toEqual(rows.toSorted());
  });

  test('each operation names the decision or the product section that it implements', () => {
    expect(operations.filter((one) => one.implements.length === 0).map(({ id }) => id)).toEqual([]);
    expect(operationAt('/sys/role/add')['x-implements']).toEqual(['product 7', 'decision 010']);
    expect(operationAt('/comment/comment/words/add')['x-implements']).toEqual(['decision 039']);
  });

  test('its texts cite no case or fault of the tests', () => {
    const texts = files['openapi.json']?.match(/"(?:description|summary)": ".*"/g) ?? [];
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.flatMap(idsIn).filter((id) => known.has(id))).toEqual([]);
  });

  test('each read has an example from the mock, without secrets', () => {
    const reads = operations.filter(({ endpoint }) => endpoint.kind === 'read');
    const bare = reads.filter(
      ({ endpoint }) => !JSON.stringify(operationAt(endpoint.path)).includes('"rMsg":"操作成功"'),
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
    const text = JSON.stringify(operationAt('/book/book/contacts'));
    expect(text).toMatch(/"phone":"1\d\d\*{4}\d{4}"/);
    expect(files['openapi.json']).not.toMatch(/"1\d{10}"/);
    expect(JSON.stringify(operationAt('/sys/auth/captcha'))).not.toMatch(/base64,\w/);
  });

  test('examples match the schemas, although they are shortened and masked', () => {
    const broken = operations.flatMap(({ id, endpoint, answer }) => {
      const { example } = jsonOf(operationAt(endpoint.path));
      if (example === undefined || is(answer, (example as JsonObject)['resultData'])) return [];
      return [id];
    });
    expect(broken).toEqual([]);
  });

  test('secrets are marked, and rules beyond JSON schema are described in text', () => {
    const schema = schemaOf(operationAt('/sys/user/updatePwd'));
    const secret = { type: 'string', format: 'password', writeOnly: true, 'x-secret': true };
    expect(schema).toMatchObject({ properties: { password: secret, passwordOld: secret } });
    const { components } = contract as unknown as { components: { schemas: Record<string, JsonObject> } };
    expect(components.schemas['HotelsValues']?.['properties']).toMatchObject({
      tel: { 'x-rules': expect.arrayContaining(['请输入正确的电话号码 / Enter a valid telephone number']) },
      star: { enum: ['', 'five', 'four', 'three', 'comfort', 'homestay', 'camp'] },
    });
  });

  test('bodies are encoded as in the endpoint table', () => {
    const typeOf = (path: string) => Object.keys((operationAt(path)['requestBody'] as JsonObject)['content'] as object);
    expect(typeOf('/sys/user/addByParam')).toEqual(['application/x-www-form-urlencoded']);
    expect(typeOf('/sys/file/upload')).toEqual(['multipart/form-data']);
    expect(typeOf('/sys/role/query')).toEqual(['application/json']);
    expect(operationAt('/sys/auth/getUserInfo')).not.toHaveProperty('requestBody');
  });

  test('schemas that content types share are components', () => {
    expect(schemaOf(operationAt('/basic/hotels/query'))).toEqual({ $ref: '#/components/schemas/ListRequest' });
    expect(schemaOf(operationAt('/home/scienceKnowledge/istop'))).toEqual({ $ref: '#/components/schemas/Switch' });
    expect(schemaOf(operationAt('/service/activities/updown'))).toEqual({
      $ref: '#/components/schemas/SwitchToPublish',
    });
  });

  test('the page is self-contained and lists every operation', () => {
    const page = files['contract.html'] ?? '';
    expect(page).not.toMatch(/<(?:script|link|img)[^>]* (?:src|href)="(?!data:)/);
    expect(page).not.toMatch(/@import|url\(/);
    const ids = [...page.matchAll(/<details class="op" id="(\w+)"/g)].map(([, id = '']) => id);
    expect(ids.toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
  });
});

function jsonOf(operation: JsonObject): JsonObject {
  const { '200': answer } = operation['responses'] as Record<string, { content: Record<string, JsonObject> }>;
  return answer?.content['application/json'] ?? {};
}

function schemaOf(operation: JsonObject): unknown {
  const { content } = operation['requestBody'] as { content: Record<string, { schema: unknown }> };
  return Object.values(content)[0]?.schema;
}
