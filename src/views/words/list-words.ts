/** Joins the items of a list with "and". */
export const andIn = perLanguage('conjunction');

/** Joins the items of a list with "or". */
export const orIn = perLanguage('disjunction');

/** Caches formats: the first one of a language is as expensive as the rest of a page. */
function perLanguage(type: Intl.ListFormatType) {
  const formats = new Map<string, Intl.ListFormat>();
  return (language: string): Intl.ListFormat => {
    const format = formats.get(language) ?? new Intl.ListFormat(language, { type });
    formats.set(language, format);
    return format;
  };
}
