/** Words with "and" in between. */
export const andIn = perLanguage('conjunction');

/** Words with "or" in between. */
export const orIn = perLanguage('disjunction');

/** The first format of a language takes the browser as long as all else on a page. */
function perLanguage(type: Intl.ListFormatType) {
  const formats = new Map<string, Intl.ListFormat>();
  return (language: string): Intl.ListFormat => {
    const format = formats.get(language) ?? new Intl.ListFormat(language, { type });
    formats.set(language, format);
    return format;
  };
}
