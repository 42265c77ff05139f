/** An account to add. */
export const newcomer = {
  account: 'newcomer',
  name1: '档案科',
  phone: '12000098765',
  email: 'newcomer@example.com',
  base: 'GXP001',
  roleId: '2',
  password: 'Initial@2026',
};
