import { spawnSync } from 'node:child_process'
import { findChromium, installChromium } from './find-chromium.ts'

/** Everything that must hold before a change lands, cheapest first. */
const steps = [
  ['format and lint', 'npm run --silent lint'],
  ['unused files, exports and packages', 'npm run --silent unused'],
  ['types', 'npm run --silent types'],
  ['unit tests', 'npm run --silent unit'],
  ['build', 'npm run --silent build'],
  ['links, pictures, markup and structured data', 'npm run --silent check-site'],
  ['browser tests', 'npm run --silent e2e'],
] as const

if (!findChromium()) installChromium()

for (const [name, command] of steps) {
  const started = performance.now()
  console.log(`\n── ${name}`)
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  if (status !== 0) {
    console.error(`\n${name} failed.`)
    process.exit(1)
  }
  console.log(`── ${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
}
