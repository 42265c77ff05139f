/** What the app asks of a browser: the data display fills the screen and keeps it awake, a password or a report is copied. */
const asked = ['clipboard-write', 'fullscreen', 'screen-wake-lock'];

/** Nobody in the page gets these, also no script that got in. Browsers complain of a name that they do not know; these are old. */
const denied = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const permissions = [...asked.map((name) => `${name}=(self)`), ...denied.map((name) => `${name}=()`)].join(', ');

/**
 * The headers of each answer of whoever serves the app: page, assets and calls alike (faults D16, I13, J3). `npm run serve`,
 * the configuration of nginx and the tests take them from here.
 * @param policy the Content-Security-Policy of the build that is served
 */
export const securityHeaders = (policy: string): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissions,
});

/** How long a browser may keep a file: those of `assets/` carry their content in their name, any other may change. */
export const cacheControl = (pathname: string): string =>
  pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
