import type { Field } from '#src/domain/content/content-type.ts';
import { inBoth, textOf } from '#scripts/contract/table/texts.ts';
import { isObject, type JsonObject, refTo } from './json.ts';

/**
 * Adds to the fields of a content type what the descriptor knows beyond the schema: name, format and choices. Choices bind only
 * requests (`written`), because stored records may be older than a choice.
 */
export function describeFields(schema: JsonObject, fields: readonly Field[], written: boolean): void {
  const properties = schema['properties'] as Record<string, JsonObject>;
  for (const field of fields) {
    const property = properties[field.name];
    if (property) Object.assign(property, describeField(field), written ? choicesOf(field) : {});
  }
}

const formats: Partial<Record<Field['kind'], JsonObject>> = {
  date: { 'x-format': 'YYYY-MM-DD / YYYY-MM-DD' },
  dateTime: { 'x-format': 'YYYY-MM-DD HH:mm:ss，北京时间 / YYYY-MM-DD HH:mm:ss, Asia/Shanghai' },
  longitude: { 'x-format': '十进制度，WGS84 / decimal degrees, WGS84' },
  latitude: { 'x-format': '十进制度，WGS84 / decimal degrees, WGS84' },
  picture: { 'x-format': '已上传文件的id / id of an uploaded file' },
  richText: { 'x-format': 'HTML（过滤后） / HTML, sanitised' },
  tags: { 'x-format': '多个词，以逗号分隔 / terms with commas between them' },
  url: { 'x-format': 'http或https网址 / http or https address' },
};

function describeField({ label, kind, to }: Field): JsonObject {
  const title = textOf(label);
  return {
    ...(title ? { title: inBoth(title) } : {}),
    ...formats[kind],
    ...(to ? { 'x-format': `${to}的记录id / id of a record of ${to}` } : {}),
  };
}

/** Every optional field may be blank, which clears it. A region may also be a text. */
const choicesOf = ({ choices, optional, region }: Field): JsonObject =>
  choices && !region ? { enum: [...(optional ? [''] : []), ...choices.map(({ value }) => value)] } : {};

/** Remarks on schemas that accept more than a server should send, and on checks in code. */
export function refine(components: Record<string, JsonObject>): void {
  components['Modules'] = {
    type: 'array',
    items: refTo('ModuleEntry'),
    description: '无法读取的条目逐条忽略 / An entry that the app cannot read is left out, one by one (decision 002).',
  };
  for (const name of ['userCount', 'version']) {
    const property = propertyOf(components['Role'], name);
    Object.assign(property, {
      type: 'integer',
      minimum: 0,
      description: '假定；其他值视为缺少 / Assumed. Any other value counts as absent.',
    });
  }
}

/** Remarks on single operations, by id. */
export const remarks: Readonly<Record<string, { request?: string; answer?: string }>> = {
  sysAuthPermissions: { answer: 'Entries like ModuleEntry; one without a modulePath is left out (decision 002).' },
  sysRoleIsNameExist: { answer: 'Truthy: the name is free. Falsy or absent: it is taken.' },
  sysUserIsNameExist: { answer: 'Truthy: the name is free. Falsy or absent: it is taken.' },
  sysUserIsNameExistByParam: { answer: 'Truthy: the name is free. Falsy or absent: it is taken.' },
};

/** For content lists: every other property is a filter by a field. */
export const listFilters: JsonObject = {
  additionalProperties: {
    type: 'string',
    description: '按字段名筛选，另有keyword和status / A filter by the name of a field; keyword and status, too.',
  },
};

function propertyOf(schema: JsonObject | undefined, name: string): JsonObject {
  const properties = schema?.['properties'];
  const property = isObject(properties) ? properties[name] : undefined;
  if (!isObject(property)) throw new Error(`no property ${name} to refine`);
  return property;
}
