import type { WordMarks } from './from-word.ts'

const headings = 'h1, h2, h3, h4'
const bold = 'b, strong, [style*="font-weight:bold"], [style*="font-weight:700"], [style*="font-weight: bold"], [style*="font-weight: 700"]'

/** To other places; those to a place in the document that it was pasted from lead nowhere. */
const links = 'a[href^="http:"], a[href^="https:"], a[href^="mailto:"], a[href^="tel:"]'

/** What the markup of a paste says and its plain text does not. */
export function marksIn(html: string): WordMarks {
  const page = new DOMParser().parseFromString(html, 'text/html')
  // The sign of a list, which the plain text has too.
  for (const sign of page.querySelectorAll('[style*="mso-list:Ignore"]')) sign.remove()
  // Of bold words with a link in them the link stays.
  const isMark = (element: Element) =>
    element.matches(links)
      ? !element.closest(headings)
      : !element.parentElement?.closest(`${bold}, ${links}, ${headings}`) && !element.querySelector(links)
  // A document of Google is one bold element that says that it is not bold.
  for (const whole of page.querySelectorAll('b[id^="docs-internal-guid"]')) whole.replaceWith(...whole.childNodes)
  return {
    headings: [...page.querySelectorAll(headings)].map((element) => element.textContent),
    marked: [...page.querySelectorAll(`${links}, ${bold}`)].filter(isMark).flatMap(marksOf),
  }
}

function marksOf(element: Element): WordMarks['marked'] {
  if (!element.matches(links)) return element.textContent.split('\n').map((words) => ({ words }))
  // Brackets would end a link of Markdown.
  const to = (element as HTMLAnchorElement).href.replaceAll('(', '%28').replaceAll(')', '%29')
  return [{ words: element.textContent, to }]
}
