type Json = Readonly<Record<string, unknown>>;

/** An answer of the mock as another server would give it: with another envelope, other pages, fields, words and dates. */
export async function inOtherDialect(path: string, response: Response): Promise<Response> {
  const body = (await response.json()) as { success: boolean; rCode: number; rMsg: string; resultData: unknown };
  const code = body.success ? 0 : body.rCode === 201 ? 4010 : body.rCode;
  return Response.json({ code, message: body.rMsg, data: body.success ? dataOf(path, body.resultData) : null });
}

function dataOf(path: string, data: unknown): unknown {
  if (Array.isArray(data)) return data.map((one: Json) => recordOf(path, one));
  if (typeof data !== 'object' || data === null) return data;
  const { list, total, pageNum, pageSize } = data as Json;
  if (!Array.isArray(list)) return recordOf(path, data as Json);
  return { records: list.map((one: Json) => recordOf(path, one)), total, current: pageNum, size: pageSize };
}

function recordOf(path: string, record: Json): Json {
  if (path.startsWith('/sys/user/') && 'account' in record) return userOf(record);
  if (path.startsWith('/home/scienceKnowledge/') && 'isTop' in record) return articleOf(record);
  return record;
}

const userOf = (user: Json): Json => ({
  userId: Number(user['id']),
  userName: user['account'],
  nickName: user['name1'],
  mobile: user['phone'],
  email: user['email'],
  orgId: user['base'],
  org: { orgName: user['baseName'] },
  role: { roleId: Number(user['roleId']), roleName: user['roleName'] },
  status: ['enabled', 'disabled', 'locked'].indexOf(String(user['state'])),
  lockExpire: user['lockedUntil'] && epoch(user['lockedUntil']),
  updateBy: user['updatedBy'],
  updateTime: epoch(user['updatedTime']),
});

function articleOf(article: Json): Json {
  const { isTop, isBanner, createdBy, createdTime, updatedBy, updatedTime, status, ...rest } = article;
  return {
    ...rest,
    top: isTop ? 'Y' : 'N',
    banner_flag: isBanner ? 1 : 0,
    creator: createdBy,
    gmt_create: createdTime,
    updateUser: updatedBy,
    updateTime: `${String(updatedTime).replace(' ', 'T')}+08:00`,
    status: String(status).toUpperCase(),
  };
}

const epoch = (time: unknown): number => Date.parse(`${String(time).replace(' ', 'T')}+08:00`);
