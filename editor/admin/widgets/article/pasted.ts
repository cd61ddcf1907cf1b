const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** What is pasted from a document, as a page has it: lists of Word are paragraphs with a sign, cells of tables have paragraphs inside, and marks turn the direction. */
export function tidied(html: string, ownHosts: string[]): string {
  const { body } = new DOMParser().parseFromString(html.replace(turning, ''), 'text/html')
  for (const item of body.querySelectorAll('p[style*="mso-list"], p[class*="MsoListParagraph"]')) {
    const sign = item.querySelector('[style*="mso-list:Ignore"]')
    const before = item.previousElementSibling
    const kind = /\d/.test(sign?.textContent ?? '') ? 'OL' : 'UL'
    const list = before?.tagName === kind ? before : document.createElement(kind)
    const entry = document.createElement('li')
    sign?.remove()
    entry.append(...item.childNodes)
    list.append(entry)
    if (list === before) item.remove()
    else item.replaceWith(list)
  }
  for (const paragraph of body.querySelectorAll('td :is(p, div), th :is(p, div)')) paragraph.replaceWith(...paragraph.childNodes, ' ')
  for (const first of body.querySelectorAll('table tr:first-child > td')) {
    const header = document.createElement('th')
    header.append(...first.childNodes)
    first.replaceWith(header)
  }
  // A link to a place in the document that it was pasted from leads nowhere.
  for (const link of body.querySelectorAll('a:not([href^="http"], [href^="mailto:"], [href^="tel:"], [href^="/"])'))
    link.replaceWith(...link.childNodes)
  // What was copied from a page of the site, or from the preview, leads to that page wherever the site is.
  for (const link of body.querySelectorAll('a[href^="http"]')) {
    const to = URL.parse(link.getAttribute('href') ?? '')
    if (to && ownHosts.includes(to.host)) link.setAttribute('href', `${to.pathname}${to.search}${to.hash}`)
  }
  return body.innerHTML
}
