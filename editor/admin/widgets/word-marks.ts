import type { WordMarks } from './from-word.ts'

const headings = 'h1, h2, h3, h4'
const bold = 'b, strong, [style*="font-weight:bold"], [style*="font-weight:700"], [style*="font-weight: bold"], [style*="font-weight: 700"]'

/** What the markup of a paste says and its plain text does not. */
export function marksIn(html: string): WordMarks {
  const page = new DOMParser().parseFromString(html, 'text/html')
  // The sign of a list, which the plain text has too.
  for (const sign of page.querySelectorAll('[style*="mso-list:Ignore"]')) sign.remove()
  const isOutermost = (element: Element) => !element.parentElement?.closest(`${bold}, ${headings}`)
  // A document of Google is one bold element that says that it is not bold.
  for (const whole of page.querySelectorAll('b[id^="docs-internal-guid"]')) whole.replaceWith(...whole.childNodes)
  return {
    headings: [...page.querySelectorAll(headings)].map((element) => element.textContent),
    bold: [...page.querySelectorAll(bold)].filter(isOutermost).flatMap((element) => element.textContent.split('\n')),
  }
}
