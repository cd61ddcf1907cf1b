import { spawnSync } from 'node:child_process'
import { checkOwnerValues } from '../authoring/check/check-owner-values.ts'
import { type Finding, printed } from '../authoring/explain/finding.ts'
import { loadEnvFile } from '../src/config/load-env-file.ts'

/** `npm run check`: the owner's safety net. Content and owner's values in seconds, then the whole site is built and its links followed. */
const isQuick = process.argv.includes('--quick')
loadEnvFile()
report(checkOwnerValues(process.env))
// The schemas read the owner's values: only once those are right, the content can be asked.
const { checkContent } = await import('../authoring/check/check-content.ts')
report(checkContent())
if (!isQuick) {
  for (const script of ['scripts/build.ts', 'scripts/check-site.ts']) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8', maxBuffer: 100_000_000 })
    if (status !== 0) {
      console.error(`${stdout}\n${stderr}`.trim().split('\n').slice(-40).join('\n'))
      end(false)
    }
  }
}
end(true)

function report(findings: Finding[]): void {
  for (const finding of findings) console.log(`${printed(finding)}\n`)
  if (findings.some(({ isNote }) => !isNote)) end(false)
}

function end(isFine: boolean): never {
  console.log(isFine ? '✓ האתר תקין · the site is fine' : '✗ יש מה לתקן · there is something to put right')
  process.exit(isFine ? 0 : 1)
}
