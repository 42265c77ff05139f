import type { TextsOf } from '#src/i18n/texts.ts';

/** What every screen needs, the login page included. */
export default {
  'app.title': '林業科学普及資源共有プラットフォーム 管理画面',
  // The vocabulary's 林業科普管理 holds a word that Japanese does not have.
  'app.short': '林業科学普及管理',
  'route.login': 'ログイン',
  'route.authRedirect': '認可リダイレクト',
  'route.401': 'アクセス権がありません',
  'route.error': '権限を読み込めませんでした',
  'route.wall': 'データボード',
  'nav.language': '言語',
  'nav.logout': 'ログアウト',
  'perm.waiting': '取得待ち',
  'perm.success': '取得成功',
  'perm.failed': '取得失敗',
  'btn.retry': '再試行',
  'btn.cancel': 'キャンセル',
  'btn.confirm': 'OK',
  'btn.close': '閉じる',
  'btn.home': 'ホームに戻る',
  'dialog.buttonsOnly': 'ボタンで選んでください。Escキーでは閉じません。',
  'btn.showAll': 'すべて表示',
  'btn.showLess': '折りたたむ',
  'msg.tip': 'お知らせ',
  'msg.expired': 'セッションの有効期限が切れました。もう一度ログインしてください',
  'msg.networkDown': 'サーバーに接続できません',
  'msg.timeout': 'リクエストがタイムアウトしました',
  'msg.noPagePermission': 'ページへのアクセス権がありません',
  'msg.forbidden': 'この操作を行う権限がありません',
  'msg.unreadable': 'サーバーの応答を読み取れませんでした（{{status}}）。しばらくしてから再試行してください',
  'msg.unreadableAnswer': 'サーバーの応答を読み取れませんでした。しばらくしてから再試行してください',
  'msg.noCookies':
    'ブラウザーでCookieが無効なため、ログイン状態を保持できません。このサイトのCookieを許可して再試行してください',
  'msg.notOffered': 'このサーバーはこの機能を提供していません',
  'msg.tokenTooLong':
    'サーバーから届いたログイン情報が長すぎるため、ブラウザーで保存できません。管理者に連絡してください',
  'msg.idle': '長時間操作がないためログアウトしました',
  'pwd.success': 'パスワードを変更しました',
  'notice.pageUnavailable': 'ページが存在しないか、アクセス権がありません：{{path}}',
  'notice.logoutUnconfirmed':
    'ログアウトしましたが、サーバー側の確認が取れていません。セッションがしばらく残る場合があります',
  'notice.draftsMemoryOnly':
    'ブラウザーの保存領域が満杯または無効のため、未保存の内容はページを閉じるまでしか保持されません',
  'notice.languageUnavailable': '言語を切り替えられませんでした。ネットワークを確認して、もう一度お試しください',
  'notice.newer': 'システムが更新されました。作業を保存してから再読み込みしてください',
  'notice.older':
    'このブラウザーでは新しいバージョンが使われています。このページは古いため設定を保存しません。作業を保存してから再読み込みしてください',
  'notice.insecure':
    'このアドレスは暗号化されていません（http）。パスワードや内容を途中で読み取られるおそれがあります。httpsのアドレスを使うか、管理者に連絡してください',
  'notice.preferencesUnkept': 'ブラウザーに保存できないため、設定はこのページを開いている間だけ有効です',
  'notice.missed': 'ほかに{{count}}件のメッセージを表示できませんでした',
  'notice.openLog': 'エラーログを開く',
  'waiting.hint': '開いています。しばらくお待ちください。',
  'error.hint':
    'ページ権限を一時的に取得できません。ログイン状態は有効です。再試行するか、ログアウトして再ログインしてください。',
  'denied.hint':
    'このアカウントにはこのページへのアクセス権がありません。必要な場合は、システム管理者にご連絡ください。',
  'authRedirect.hint': 'これは認可用のリダイレクトページです。進行中の認可はありません。ログインしてください。',
  'authRedirect.login': 'ログイン画面へ',
  'crash.title': 'エラーが発生しました',
  'crash.hint':
    'このページは表示できませんが、他のページに影響はありません。再試行するか、先に他の作業をお進めください。',
  'crash.app': 'アプリを続行できません。再読み込みしてください。',
  'crash.reload': '再読み込み',
} satisfies TextsOf<'common'>;
