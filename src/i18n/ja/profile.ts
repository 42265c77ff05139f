import type { TextsOf } from '#src/i18n/texts.ts';

/** The personal centre. */
export default {
  'profile.account': 'アカウント情報',
  'profile.name': '氏名',
  'profile.account.login': 'ログイン名',
  'profile.role': 'ロール',
  'profile.permissions': 'ページ権限',
  'profile.preferences': '個人設定',
  'profile.preferences.hint': 'このブラウザーに保存され、すぐに反映されます。',
  'profile.logins': '最近のログイン',
  'profile.logins.empty': 'ログイン履歴はまだありません',
  'profile.logins.failed': 'ログイン履歴を読み込めませんでした',
  'profile.elsewhere': 'このアカウントは次の場所でもログイン中です',
  'profile.elsewhere.hint': '心当たりがない場合はパスワードを変更してください。他の場所はすぐにログアウトされます。',
  'profile.login.time': '日時',
  'profile.login.address': 'IPアドレス',
  'profile.login.device': 'ブラウザー／端末',
  'profile.login.result': '結果',
  'profile.login.unknownDevice': '不明な端末',
  'profile.result.success': '成功',
  'profile.result.wrongCaptcha': '失敗：認証コードの誤り',
  'profile.result.wrongPassword': '失敗：パスワードの誤り',
  'profile.result.locked': '失敗：アカウントのロック',
  'profile.result.disabled': '失敗：アカウントの無効化',
} satisfies TextsOf<'profile'>;
