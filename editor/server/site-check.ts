import { spawn } from 'node:child_process'
import type { LabelBook } from '../../authoring/fields/labels.ts'
import { serialQueue } from '../../src/lib/serial-queue.ts'
import { damagedFiles } from '../gateway/entries/damaged-files.ts'
import { type CheckOutput, type Report, reportOf } from '../gateway/publishing/report.ts'

export interface SiteCheck {
  /** Checks everything, including a build. */
  whole(): Promise<Report>
  /** Checks only the content; cached until it changes. */
  content(): Promise<Report>
  /** Invalidates the cached content check. */
  changed(): void
}

/** Runs `npm run check` on the saved content, without unsaved changes. */
export function siteCheck(book: LabelBook, check = inOwnProcess): SiteCheck {
  let cachedContent: Promise<Report> | undefined
  const oneByOne = serialQueue()
  const content = () => {
    cachedContent ??= check(book, '--quick')
    return cachedContent
  }
  return {
    /** Reuses the cached content check, so only the pages have to be built and checked. */
    whole: () =>
      // Builds share an output folder, so publishing and share links wait for each other.
      oneByOne(async () => {
        const contentReport = await content()
        if (!contentReport.isFine) return contentReport
        const pages = await check(book, '--pages')
        return { ...pages, notes: [...contentReport.notes, ...pages.notes] }
      }),
    content,
    changed() {
      cachedContent = undefined
    },
  }
}

function inOwnProcess(book: LabelBook, ...flags: string[]): Promise<Report> {
  const { EDITOR_DRAFTS: _, ...env } = process.env
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/check.ts', '--json', ...flags], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const [stdout, stderr]: Buffer[][] = [[], []]
    child.stdout.on('data', (chunk: Buffer) => stdout?.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => stderr?.push(chunk))
    child.on('close', () =>
      resolve(reportOf('.', book, answerIn(Buffer.concat(stdout ?? []).toString(), Buffer.concat(stderr ?? []).toString()))),
    )
  })
}

/** Parses the last line of the output; a check that crashed has none. */
function answerIn(stdout: string, stderr: string): CheckOutput {
  const last = stdout.trim().split('\n').at(-1) ?? ''
  if (last.startsWith('{')) return JSON.parse(last) as CheckOutput
  // A damaged file may have caused the crash.
  const damaged = damagedFiles('.')
  return { isFine: false, findings: damaged, ...(damaged.length === 0 && { built: `${stdout}\n${stderr}`.slice(-3000) }) }
}
