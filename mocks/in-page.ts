/** In the session storage: the choice lasts as long as this browser tab. */
const wanted = 'mock-in-page';

/** True after the user chose to continue without the worker. */
export const isInPageWanted = (): boolean => sessionStorage.getItem(wanted) !== null;

/** Makes MSW answer in the page, which the badge then shows. */
export const hideWorkers = (): void => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');

/** The page's message when the worker script is missing or invalid (fault L1). */
export const wayOut = {
  words: [
    ['zh-CN', '模拟后端的Service Worker未能启动，没有发出任何请求。可以改为在此页面内应答。', '在此页面内继续'],
    [
      'en',
      'The service worker of the mock back-end did not start, and nothing was sent. The page can answer its calls itself.',
      'Go on in this page',
    ],
    [
      'es',
      'El service worker del servidor simulado no se inició y no se envió nada. La página puede responder por sí misma.',
      'Continuar en esta página',
    ],
    [
      'ja',
      'モックのサービスワーカーを起動できず、何も送信していません。このページ内で応答することもできます。',
      'このページ内で続ける',
    ],
  ],
  get language() {
    return document.documentElement.lang;
  },
  press() {
    sessionStorage.setItem(wanted, '1');
    location.reload();
  },
};
