type CspDirective = `${'default' | 'img' | 'connect' | 'frame' | 'object'}-src ${string}` | `base-uri ${string}` | `form-action ${string}`

/**
 * The security policy, in one place. It is sent in two ways:
 *
 * - every page has its own `<meta>` policy: Astro adds the hashes of the page's scripts and styles to `pagePolicy()`;
 * - every response has `responseHeaders`, and a page also has `pagePolicyHeaders`. Both are written to `dist/_headers` for a CDN host, and our
 *   server reads them from there. Pictures and scripts do without the page policies, which would cost half a kilobyte each.
 *
 * A browser enforces both. The header leaves scripts and styles to the `<meta>`, because only the page has its hashes, and adds what a
 * `<meta>` cannot express (frame-ancestors).
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

/** Browser features that the site never uses, denied to all scripts, those of libraries included. */
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

export const responseHeaders: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

export const pagePolicyHeaders: Record<string, string> = {
  'Content-Security-Policy': headerPolicy.join('; '),
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
}
