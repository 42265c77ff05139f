/** The browser features that the app uses: full screen and wake lock for the data display, the clipboard for passwords and reports. */
const asked = ['clipboard-write', 'fullscreen', 'screen-wake-lock'];

/** Denied to everything in the page, including injected scripts. Only old names: browsers warn about unknown ones. */
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
 * The headers of every answer of a host: page, assets and calls alike (faults D16, I13, J3). `npm run serve`,
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

/** How long a browser may cache a file: names in `assets/` contain a hash of the content, other files may change. */
export const cacheControl = (pathname: string): string =>
  pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
