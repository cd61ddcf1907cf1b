/**
 * The path as it is written in the site's table, or nothing when no honest link can look like this: broken
 * percent-encoding, control characters, or a slash or backslash smuggled in as %2F or %5C.
 */
export function decodePath(pathname: string): string | undefined {
  try {
    const segments = pathname.split('/').map(decodeURIComponent)
    return segments.some((segment) => /[\p{Cc}/\\]/u.test(segment)) ? undefined : segments.join('/')
  } catch {
    return undefined
  }
}
