const bidiMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/**
 * Normalises pasted HTML: Word writes lists as paragraphs with a bullet character, table cells contain paragraphs, and the text contains
 * bidi marks.
 */
export function tidied(html: string, ownHosts: string[]): string {
  const { body } = new DOMParser().parseFromString(html.replace(bidiMarks, ''), 'text/html')
  for (const item of body.querySelectorAll('p[style*="mso-list"], p[class*="MsoListParagraph"]')) {
    const bullet = item.querySelector('[style*="mso-list:Ignore"]')
    const before = item.previousElementSibling
    const kind = /\d/.test(bullet?.textContent ?? '') ? 'OL' : 'UL'
    const list = before?.tagName === kind ? before : document.createElement(kind)
    const entry = document.createElement('li')
    bullet?.remove()
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
  // Hebrew has no slanted letters, and the site shows none.
  for (const slanted of body.querySelectorAll('em, i')) slanted.replaceWith(...slanted.childNodes)
  // Drop links to anchors inside the source document.
  for (const link of body.querySelectorAll('a:not([href^="http"], [href^="mailto:"], [href^="tel:"], [href^="/"])'))
    link.replaceWith(...link.childNodes)
  // Make links to the site or its preview relative.
  for (const link of body.querySelectorAll('a[href^="http"]')) {
    const to = URL.parse(link.getAttribute('href') ?? '')
    if (to && ownHosts.includes(to.host)) link.setAttribute('href', `${to.pathname}${to.search}${to.hash}`)
  }
  return body.innerHTML
}
