import { type Language, languageInfo } from '#src/i18n/languages.ts';
import { unavailable } from '#src/i18n/unavailable.ts';

/** In place of the app when its texts cannot be had: says so in words of the first chunk, and offers to load it again. */
export function offerRetry(language: Language): void {
  const { message, retry } = unavailable[language];
  const words = document.createElement('p');
  words.textContent = message;
  const button = document.createElement('button');
  button.textContent = retry;
  button.addEventListener('click', () => globalThis.location.reload());
  const page = document.createElement('main');
  page.role = 'alert';
  page.style.textAlign = 'center';
  page.style.paddingTop = '30vh';
  page.append(words, button);
  document.documentElement.lang = languageInfo[language].tag;
  document.body.replaceChildren(page);
}
