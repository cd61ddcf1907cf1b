import { spawn } from 'node:child_process'
import type { LabelBook } from '../../authoring/fields/labels.ts'
import { inTurn } from '../../src/lib/in-turn.ts'
import { damagedFiles } from '../gateway/damage.ts'
import { type CheckAnswer, type Report, reportOf } from '../gateway/report.ts'

export interface SiteCheck {
  /** Everything, with a build. */
  whole(): Promise<Report>
  /** The content alone, once for each change of it. */
  content(): Promise<Report>
  /** A content file is not as it was. */
  changed(): void
}

/** `npm run check`: from what is saved, and not from what is typed. */
export function siteCheck(book: LabelBook, check = inOwnProcess): SiteCheck {
  let last: Promise<Report> | undefined
  const oneByOne = inTurn()
  const content = () => {
    last ??= check(book, '--quick')
    return last
  }
  return {
    /** What the strip says about the content is known already, once for each change: the pages are what is left. */
    whole: () =>
      // Two builds at a time would be in the same folder: a publication and a link for a colleague wait for each other.
      oneByOne(async () => {
        const words = await content()
        if (!words.isFine) return words
        const pages = await check(book, '--pages')
        return { ...pages, notes: [...words.notes, ...pages.notes] }
      }),
    content,
    changed() {
      last = undefined
    },
  }
}

function inOwnProcess(book: LabelBook, ...flags: string[]): Promise<Report> {
  const { EDITOR_DRAFTS: _, ...env } = process.env
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/check.ts', '--json', ...flags], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const [said, wrong]: Buffer[][] = [[], []]
    child.stdout.on('data', (chunk: Buffer) => said?.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => wrong?.push(chunk))
    child.on('close', () =>
      resolve(reportOf('.', book, answerIn(Buffer.concat(said ?? []).toString(), Buffer.concat(wrong ?? []).toString()))),
    )
  })
}

/** The answer is its last line; a check that broke down has none. */
function answerIn(said: string, wrong: string): CheckAnswer {
  const last = said.trim().split('\n').at(-1) ?? ''
  if (last.startsWith('{')) return JSON.parse(last) as CheckAnswer
  // It may have broken down over a file that nobody can read.
  const damaged = damagedFiles('.')
  return { isFine: false, findings: damaged, ...(damaged.length === 0 && { built: `${said}\n${wrong}`.slice(-3000) }) }
}
