/** The login page. */
export default {
  'login.account': '登录名',
  'login.password': '密码',
  'login.code': '验证码',
  'login.userNameRequired': '请输入登录名',
  'login.passwordRequired': '请输入密码',
  'login.codeRequired': '请输入验证码',
  'login.submit': '登录',
  'login.locked': '{{time}}后可重试',
  'login.togglePassword': '显示或隐藏密码',
  'login.capsLock': '大写锁定已开启',
  'login.captchaImage': '验证码图片',
  'login.renewCaptcha': '换一张验证码',
  'login.captchaUnavailable': '验证码加载失败，点击重试',
} as const;
