/** The characters that people type between terms, on Western and Chinese keyboards. */
export const termSeparators = [',', '，', '、', ';', '；'] as const;

const separator = new RegExp(`[${termSeparators.join('')}\\n]`);

/** The terms of a text, without duplicates. They are stored as one text, separated by commas (decision 009). */
export const termsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(separator)
      .map((term) => term.trim())
      .filter(Boolean),
  ),
];
