export interface TextRun {
  text: string
  ltr: boolean
}

// Only what the bidi algorithm would reorder within a Hebrew sentence:
// ranges with a dash, phone numbers, names that end or start in punctuation, web and e-mail addresses.
const ltrRun = new RegExp(
  [
    String.raw`\d[\d.:/,]*\s?[–—]\s?\d[\d.:/,]*\d|\d\s?[–—]\s?\d`, // 08:00–13:00, 8–12, 6.4.25–10.4.25
    String.raw`\+\d[\d-]+\d`, // +972-50-0000000
    String.raw`\*\d{3,5}\b`, // *2700
    String.raw`0\d{1,2}[ -]?\d{3}[ -]?\d{4}`, // 050-0000000, 03 123 4567
    String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`, // hello@win.example
    String.raw`(?:https?:\/\/)?[a-z0-9-]+(?:\.[a-z0-9-]+)+\/[\w/.-]*`, // example.co.il/courses/
    String.raw`\bC(?:\+\+|#)|\.NET\b`, // C++, C#, .NET
    String.raw`\d+\+`, // 8+
  ].join('|'),
  'gi',
)

/** Splits a Hebrew text into the runs that must be isolated left-to-right and the rest. */
export function splitLtrRuns(text: string): TextRun[] {
  const runs: TextRun[] = []
  let end = 0
  for (const match of text.matchAll(ltrRun)) {
    if (match.index > end) runs.push({ text: text.slice(end, match.index), ltr: false })
    runs.push({ text: match[0], ltr: true })
    end = match.index + match[0].length
  }
  if (end < text.length) runs.push({ text: text.slice(end), ltr: false })
  return runs
}

/** The same for plain text (titles, options, messages): with isolating marks instead of elements. */
export function isolateLtrRuns(text: string): string {
  const leftToRightIsolate = '⁦'
  const popIsolate = '⁩'
  return splitLtrRuns(text)
    .map((run) => (run.ltr ? leftToRightIsolate + run.text + popIsolate : run.text))
    .join('')
}
