import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { checkOwnerValues } from '../authoring/check/check-owner-values.ts'
import { type Finding, printed } from '../authoring/explain/finding.ts'
import { loadEnvFile } from '../src/config/load-env-file.ts'
import { copyProject } from './build/copy-project.ts'

/**
 * `npm run check`: the owner's safety net. Checks the content and the owner's values in seconds, then builds the whole site in a separate
 * folder and checks its pages. --quick skips the build, --pages skips the content for a caller that has just checked it, and --json is for
 * the editor.
 */
const isQuick = process.argv.includes('--quick')
const isJson = process.argv.includes('--json')
const found: Finding[] = []
loadEnvFile()
if (!process.argv.includes('--pages')) {
  report(checkOwnerValues(process.env))
  // The schemas read the owner's values, so the content can be checked only once those are valid.
  const { checkContent } = await import('../authoring/check/check-content.ts')
  report(checkContent())
}
if (!isQuick) {
  const cwd = copyProject(resolve('.cache/check'))
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

/** `built` is the last output of a build or page check that failed; the content had no errors then. */
function end(isFine: boolean, built?: string): never {
  if (isJson) console.log(JSON.stringify({ isFine, findings: found, built }))
  else {
    if (built) console.error(built)
    console.log(isFine ? '✓ האתר תקין · the site is fine' : '✗ יש מה לתקן · there are problems to fix')
  }
  process.exit(isFine ? 0 : 1)
}
