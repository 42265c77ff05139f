/** A demo account. The login page of a mock build and the start-up banner list them. */
export interface DemoAccount {
  account: string;
  /** An invented name. */
  name: string;
  /** The role `admin` sees every route (decision 004). */
  roleName: string;
  /** What the account demonstrates. Each list has its own text for this key. */
  shows: 'everything' | 'material' | 'onePage' | 'nothing' | 'disabled' | 'scoring' | 'panels' | 'visitors';
}

/** The password of every demo account. */
export const demoPassword = 'Forest@2026';

/** The text that mock builds accept for every captcha. */
export const masterCode = '0000';

export const demoAccounts: readonly DemoAccount[] = [
  { account: 'admin', name: '平台管理员', roleName: 'admin', shows: 'everything' },
  { account: 'editor', name: '科普宣传科', roleName: '内容编辑', shows: 'material' },
  { account: 'viewer', name: '信息统计科', roleName: '数据查看员', shows: 'onePage' },
  { account: 'nobody', name: '新入职人员', roleName: '待授权', shows: 'nothing' },
  { account: 'locked', name: '停用账号', roleName: '内容编辑', shows: 'disabled' },
  { account: 'auditor', name: '基地评审办公室', roleName: '评审组长', shows: 'panels' },
  { account: 'expert', name: '自然教育专家岗', roleName: '评审专家', shows: 'scoring' },
  { account: 'expert2', name: '森林康养专家岗', roleName: '评审专家', shows: 'scoring' },
  { account: 'expert3', name: '植物资源专家岗', roleName: '评审专家', shows: 'scoring' },
  { account: 'expert4', name: '生态旅游专家岗', roleName: '评审专家', shows: 'scoring' },
  { account: 'expert5', name: '安全管理专家岗', roleName: '评审专家', shows: 'scoring' },
  { account: 'service', name: '咨询服务岗', roleName: '咨询专员', shows: 'visitors' },
  { account: 'service2', name: '咨询服务二岗', roleName: '咨询专员', shows: 'visitors' },
];

/** True for accounts that were added later. Their ids follow those of all other accounts, so that those never change. */
export const isAddedLater = ({ shows }: DemoAccount): boolean => ['scoring', 'panels', 'visitors'].includes(shows);
