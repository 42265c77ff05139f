import config from './playwright.config.ts';
export default { ...config, webServer: undefined, reporter: 'list', outputDir: '/tmp/w/search-results' };
