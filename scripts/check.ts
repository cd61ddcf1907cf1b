import { spawnSync } from 'node:child_process'
import { checkContent } from '../authoring/check/check-content.ts'
import { checkOwnerValues } from '../authoring/check/check-owner-values.ts'
import { type Finding, printed } from '../authoring/explain/finding.ts'
import { loadEnvFile } from '../src/config/load-env-file.ts'

/** `npm run check`: the owner's safety net. Content and owner's values in seconds, then the whole site is built and its links followed. */
const isQuick = process.argv.includes('--quick')
loadEnvFile()
const findings = [...checkOwnerValues(process.env), ...checkContent()]
report(findings)
if (findings.some(({ isNote }) => !isNote)) end(false)
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

function report(all: Finding[]): void {
  for (const finding of all) console.log(`${printed(finding)}\n`)
}

function end(isFine: boolean): never {
  console.log(isFine ? '✓ האתר תקין · the site is fine' : '✗ יש מה לתקן · there is something to put right')
  process.exit(isFine ? 0 : 1)
}
