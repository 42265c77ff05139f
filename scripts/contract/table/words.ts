import enShell from '#src/i18n/en/shell.ts';
import zhShell from '#src/i18n/zh/shell.ts';

/** A text in the two languages of the contract: the provider reads Chinese, the code is English. */
export interface Both {
  zh: string;
  en: string;
}

/** The title of a page in the menu. */
export function menuTitle(path: string): Both {
  const key = `menu${path.replaceAll('/', '.')}` as keyof typeof zhShell;
  const [zh, en] = [zhShell[key], enShell[key]] as [string?, string?];
  if (zh === undefined || en === undefined) throw new Error(`no title ${key} in the texts of the shell`);
  return { zh, en };
}

/** The meaning of the last segment of a path. `a.b` is the meaning of `b` in paths that end with `/a/b`. */
const verbs: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  captcha: ['获取验证码', 'get a captcha'],
  login: ['登录', 'log in'],
  getUserInfo: ['当前账号', 'the own account'],
  permissions: ['当前权限', 'the own permissions'],
  menu: ['菜单顺序', 'the order of the menu'],
  logout: ['退出登录', 'log out'],
  updatePwd: ['修改本人密码', 'change the own password'],
  query: ['查询', 'query'],
  get: ['查看', 'get one'],
  revisions: ['历史版本', 'earlier versions'],
  options: ['选项', 'options for pickers'],
  'grades.options': ['评分等级选项', 'options: grades'],
  'role.options': ['角色选项', 'options: roles'],
  add: ['新增', 'add'],
  update: ['修改', 'update'],
  updown: ['上架/下架', 'publish, unpublish'],
  isbanner: ['设为/取消轮播', 'carousel on, off'],
  istop: ['置顶/取消置顶', 'pin, unpin'],
  line: ['上线', 'go online'],
  del: ['删除', 'delete'],
  submit: ['提交', 'submit'],
  'sheet.submit': ['提交评分表', 'submit the own sheet'],
  return: ['退回', 'return'],
  approve: ['审核通过', 'approve a version'],
  sendBack: ['审核退回', 'return a version'],
  override: ['特批', 'admit a version without approval'],
  history: ['办理过程', 'steps taken'],
  check: ['核对条目', 'check entries'],
  works: ['本人内容', 'the own records'],
  logins: ['本人登录记录', 'the own logins'],
  waiting: ['待办', 'what waits'],
  isNameExist: ['名称是否可用', 'whether a name is free'],
  isNameExistByParam: ['修改时账号是否可用', 'whether a changed account name is free'],
  addByParam: ['新增用户', 'add a user'],
  queryAll: ['全部模块', 'all modules'],
  upload: ['上传', 'upload'],
  reveal: ['查看完整联系方式', 'contact details in full'],
  enable: ['启用/停用', 'enable, disable'],
  unlock: ['解锁', 'unlock'],
  'admin.reset': ['重置密码', 'reset the password'],
  inForce: ['生效版本', 'the version in force'],
  enforce: ['启用版本', 'bring into force'],
  retire: ['停用版本', 'retire'],
  candidates: ['可选专家和组建建议', 'experts to appoint, and what a panel starts from'],
  appoint: ['组建评审组', 'appoint a panel'],
  change: ['调整评审组', 'change the panel'],
  replace: ['更换专家', 'replace an expert'],
  remind: ['催办', 'remind an expert'],
  'baseResourcesScore.reopen': ['退回修改评分表', 'reopen a sheet'],
  keep: ['保留评分', 'keep a flagged sheet'],
  pass: ['评审通过', 'pass'],
  'sheet.get': ['本人评分表', 'the own sheet'],
  subject: ['评审对象材料', 'the subject of a review'],
  'sheet.save': ['保存评分表', 'save the own sheet'],
  recuse: ['回避', 'recuse oneself'],
  paper: ['纸质评分表', 'the sheet of an expert on paper'],
  enter: ['录入纸质评分表', 'enter a sheet from paper'],
  counts: ['数量', 'counts'],
  owners: ['可选负责人', 'possible owners'],
  take: ['接手', 'take'],
  assign: ['转交', 'assign'],
  handOver: ['移交全部未结', 'hand over all open ones'],
  reply: ['回复', 'reply'],
  note: ['备注', 'note'],
  close: ['关闭', 'close'],
  reopen: ['退回处理', 'reopen'],
  contacts: ['导出联系方式', 'contact details for a file'],
  'calendar.days': ['节假日和调休', 'holidays and worked weekend days'],
  'calendar.save': ['设置日期', 'set a day'],
  arrivals: ['新到数量', 'new arrivals'],
  show: ['显示', 'show'],
  hide: ['隐藏', 'hide'],
  actions: ['本人操作', 'the own actions'],
  takeBack: ['撤销操作', 'take back'],
  try: ['试用', 'try'],
  records: ['明细', 'the records behind'],
};

/** The summary of a call. A new segment needs an entry in the table. */
export function verbOf(path: string): Both {
  const [parent, last = ''] = path.split('/').slice(-2);
  const words = verbs[`${parent}.${last}`] ?? verbs[last];
  if (!words) throw new Error(`${path}: scripts/contract/table/words.ts has no word for ${last}`);
  return { zh: words[0], en: words[1] };
}
