/** A path like those of the site's own pages, too plain to contain anything that a visitor typed. */
const plainPath = /^\/[a-z0-9/-]{0,100}$/

/** The path of the page that sent a form, for the counts; `-` if it is not a path of ours. */
export function sendingPage(referrer: string | undefined): string {
  const path = URL.parse(referrer ?? '')?.pathname ?? ''
  return plainPath.test(path) ? path : '-'
}
