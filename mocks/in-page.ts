/** In the session storage: the choice lasts as long as this browser tab. */
const wanted = 'mock-in-page';

/** True after the user chose to continue without the worker. */
export const isInPageWanted = (): boolean => sessionStorage.getItem(wanted) !== null;

/** Makes MSW answer in the page, which the badge then shows. */
export const hideWorkers = (): void => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');

/** The page's message when the worker script is missing or invalid (fault L1), in the languages of the tools. */
export const wayOut = {
  lines: [
    ['zh-CN', '模拟后端的Service Worker未能启动，没有发出任何请求。可以改为在此页面内应答。', '在此页面内继续'],
    [
      'en',
      'The mock’s service worker did not start, and nothing was sent. The mock can run in this page instead.',
      'Continue in this page',
    ],
  ],
  get language() {
    return document.documentElement.lang.startsWith('zh') ? 'zh-CN' : 'en';
  },
  press() {
    sessionStorage.setItem(wanted, '1');
    location.reload();
  },
};
