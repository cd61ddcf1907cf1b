import { Fragment, type ReactNode } from 'react'
import { splitLtrRuns } from '#lib/text/isolate-ltr-runs.ts'
import { keepTogether } from '#lib/text/keep-together.ts'
import { rangeWord, splitRange } from '#lib/text/split-range.ts'
import { splitAccents } from './split-accents.ts'

/**
 * Text from the content. *Asterisks* become the accent, a newline breaks the line, and runs that Hebrew would reorder (hours, ranges, phone
 * numbers, C++) are isolated.
 */
export function Text({ children }: { children: string }) {
  return (
    <>
      {children.split('\n').map((line, number) => (
        <Fragment key={`${number}${line}`}>
          {number > 0 && <br />}
          {withAccents(line)}
        </Fragment>
      ))}
    </>
  )
}

function withAccents(line: string): ReactNode[] {
  return splitAccents(keepTogether(line)).map(({ text, accent }, number) => {
    const runs = isolated(text)
    const key = `${number}${text}`
    return accent ? <em key={key}>{runs}</em> : <Fragment key={key}>{runs}</Fragment>
  })
}

function isolated(words: string): ReactNode[] {
  return splitLtrRuns(words).map((run, number) =>
    run.ltr ? (
      <bdi key={`${number}${run.text}`} dir="ltr">
        {withSpokenDash(run.text)}
      </bdi>
    ) : (
      run.text
    ),
  )
}

/** Most screen readers skip a dash; base.css adds a word for it. */
function withSpokenDash(text: string): ReactNode {
  const range = splitRange(text)
  if (!range) return text
  return (
    <>
      {range.from}
      <span data-to={rangeWord}>{range.dash}</span>
      {range.to}
    </>
  )
}
