type CspDirective = `${'default' | 'img' | 'connect' | 'frame' | 'object'}-src ${string}` | `base-uri ${string}` | `form-action ${string}`

/**
 * The security policy, in one place. Two carriers share it:
 *
 * - every page carries its own `<meta>` policy: Astro adds the hashes of the page's scripts and styles to `pagePolicy()`;
 * - every answer carries `answerHeaders`, and a page `pagePolicies` as well, written to `dist/_headers` for a CDN host and sent from that file by
 *   the server. A picture or a script has no use for a page's policies, and half a kilobyte of them on each is the visitor's.
 *
 * A browser applies both, so neither may be looser than it should be. The header leaves scripts and styles to the page,
 * because only the page knows its hashes, and holds what a `<meta>` cannot say (frame-ancestors).
 */
export function pagePolicy(mailOrigin?: string): CspDirective[] {
  return [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    `connect-src ${["'self'", mailOrigin].filter(Boolean).join(' ')}`,
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]
}

const headerPolicy = ["frame-ancestors 'none'", "frame-src 'none'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"]

/** Browser features the site never asks for, so that no script of ours or of a library can. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

export const answerHeaders: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

export const pagePolicies: Record<string, string> = {
  'Content-Security-Policy': headerPolicy.join('; '),
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
}
