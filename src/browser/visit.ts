/**
 * How this visit began: the first page, the referring host, and the campaign in its address. Stored per tab as a query string
 * (`page=/win-ai&from=google.com&utm_source=…`) until a form is sent with it. Part of every page's script, so it must stay small.
 */
const key = 'win-visit'
const campaign = /^(utm_(source|medium|campaign|term|content|id)|ref)$/
/** Long, and they identify one person's click: we store only that there was one. */
const clickIds = ['gclid', 'fbclid']
const maxLength = 80

/** Fallback where storage is blocked. */
let remembered = ''

/** Stores the first page only. A later page replaces it only if its address has a campaign. */
export function rememberVisit(): void {
  const visit = campaignOf(new URLSearchParams(location.search))
  if (!String(visit) && String(readVisit())) return
  visit.set('page', location.pathname.slice(0, maxLength))
  const host = document.referrer && new URL(document.referrer).host
  if (host && host !== location.host) visit.set('from', host.slice(0, maxLength))
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
    if (campaign.test(name) && value) found.set(name, value.slice(0, maxLength))
    else if (clickIds.includes(name)) found.set(name, '1')
  }
  return found
}
