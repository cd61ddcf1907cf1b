/** A path of the site, as its own pages write it: nothing that a visitor could have typed into it. */
const plainPath = /^\/[a-z0-9/-]{0,100}$/

/** The page a form was sent from, for the counts: its path alone, and `-` for what is none of ours. */
export function sendingPage(referrer: string | undefined): string {
  const path = URL.parse(referrer ?? '')?.pathname ?? ''
  return plainPath.test(path) ? path : '-'
}
