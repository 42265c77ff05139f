const longest = 12;
const most = 10;

/** Parts of names of fields with personal data or secrets. */
const personal =
  /phone|mobile|tel|mail|name|nick|account|login|address|password|pwd|token|secret|captcha|code|card|ip$/i;

/** Whether values may be printed: those of a short enumeration of words, in fields without personal data and secrets. */
export const isPrintable = (
  values: readonly unknown[],
  fields: readonly string[],
  secrets: readonly string[],
): boolean =>
  values.length <= most &&
  values.every((value) => /^[\p{L}\p{N}_-]*$/u.test(String(value)) && String(value).length <= longest) &&
  !fields.some((field) => secrets.includes(field) || personal.test(field));
