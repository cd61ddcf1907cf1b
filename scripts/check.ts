import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { checkOwnerValues } from '../authoring/check/check-owner-values.ts'
import { type Finding, printed } from '../authoring/explain/finding.ts'
import { loadEnvFile } from '../src/config/load-env-file.ts'
import { mirrorProject } from './build/mirror.ts'

/**
 * `npm run check`: the owner's safety net. Content and owner's values in seconds, then the whole site is built, in a folder of its own, and
 * its links are followed. With --json for the editor, which shows it in its own way; with --pages where the content was asked just before.
 */
const isQuick = process.argv.includes('--quick')
const isJson = process.argv.includes('--json')
const found: Finding[] = []
loadEnvFile()
if (!process.argv.includes('--pages')) {
  report(checkOwnerValues(process.env))
  // The schemas read the owner's values: only once those are right, the content can be asked.
  const { checkContent } = await import('../authoring/check/check-content.ts')
  report(checkContent())
}
if (!isQuick) {
  const cwd = mirrorProject(resolve('.cache/check'))
  for (const script of ['scripts/build.ts', 'scripts/check-site.ts']) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script], { cwd, encoding: 'utf8', maxBuffer: 100_000_000 })
    if (status !== 0) end(false, `${stdout}\n${stderr}`.trim().split('\n').slice(-40).join('\n'))
  }
}
end(true)

function report(findings: Finding[]): void {
  found.push(...findings)
  if (!isJson) for (const finding of findings) console.log(`${printed(finding)}\n`)
  if (findings.some(({ isNote }) => !isNote)) end(false)
}

/** What the build said is only there where the content had nothing to say. */
function end(isFine: boolean, built?: string): never {
  if (isJson) console.log(JSON.stringify({ isFine, findings: found, built }))
  else {
    if (built) console.error(built)
    console.log(isFine ? '✓ האתר תקין · the site is fine' : '✗ יש מה לתקן · there is something to put right')
  }
  process.exit(isFine ? 0 : 1)
}
