type Names = readonly (readonly [name: string, pattern: RegExp])[];

/** The order matters: nearly every browser also names Chrome and Safari in its User-Agent. */
const browsers: Names = [
  ['WeChat', /MicroMessenger\/(\d+)/],
  ['QQ Browser', /QQBrowser\/(\d+)/],
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)\S* .*Safari\//],
];

const systems: Names = [
  ['HarmonyOS', /HarmonyOS/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux|X11/],
];

/** Reads browser and operating system from a User-Agent: `Chrome 126 · Windows`. Empty when it contains neither. */
export function deviceOf(userAgent: string): string {
  return [nameIn(userAgent, browsers), nameIn(userAgent, systems)].filter(Boolean).join(' · ');
}

function nameIn(userAgent: string, names: Names): string {
  for (const [name, pattern] of names) {
    const found = pattern.exec(userAgent);
    if (found) return found[1] ? `${name} ${found[1]}` : name;
  }
  return '';
}
