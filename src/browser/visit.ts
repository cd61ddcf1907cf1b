/**
 * How this visit began: the first page, the host that led there, and the campaign in its address. It stays in the tab, as the words of
 * an address (`page=/win-ai&from=google.com&utm_source=…`), until a form is sent with it. Part of the script of every page: it is short.
 */
const key = 'win-visit'
const campaign = /^(utm_(source|medium|campaign|term|content|id)|ref)$/
/** They are long and identify one person's click: we store only that there was one. */
const clickIds = ['gclid', 'fbclid']
const longest = 80

/** Where storage is blocked: until the page is left. */
let remembered = ''

/** A page further on changes nothing, unless it was come to by a campaign again. */
export function rememberVisit(): void {
  const visit = campaignOf(new URLSearchParams(location.search))
  if (!String(visit) && String(readVisit())) return
  visit.set('page', location.pathname.slice(0, longest))
  const host = document.referrer && new URL(document.referrer).host
  if (host && host !== location.host) visit.set('from', host.slice(0, longest))
  remembered = String(visit)
  try {
    sessionStorage.setItem(key, remembered)
  } catch {
    // Blocked or full.
  }
}

export function readVisit(): URLSearchParams {
  try {
    return new URLSearchParams(sessionStorage.getItem(key) ?? remembered)
  } catch {
    return new URLSearchParams(remembered)
  }
}

function campaignOf(given: URLSearchParams): URLSearchParams {
  const found = new URLSearchParams()
  for (const [name, value] of given) {
    if (campaign.test(name) && value) found.set(name, value.slice(0, longest))
    else if (clickIds.includes(name)) found.set(name, '1')
  }
  return found
}
