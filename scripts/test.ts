import { spawn } from 'node:child_process'
import { variables } from '../src/config/variables.ts'
import { findChromium, installChromium } from './browser/find-chromium.ts'

/** The tests are about the demo values: what an owner has set in .env stays out of them. */
const demoValues = Object.fromEntries(Object.keys(variables).map((name) => [name, '']))

interface Step {
  name: string
  command: string
}

const lint: Step = { name: 'format and lint', command: 'npm run --silent lint' }
/** Takes one core for half a minute: it goes on beside the steps that follow. */
const types: Step = { name: 'types', command: 'npm run --silent types' }
const steps: Step[] = [
  { name: 'unused files, exports and packages', command: 'npm run --silent unused' },
  { name: 'unit tests', command: 'npm run --silent unit' },
  { name: 'build', command: 'npm run --silent build' },
  { name: 'links, headings, pictures, markup and structured data', command: 'npm run --silent check-site' },
]
const browser: Step = { name: 'browser tests', command: 'npm run --silent e2e' }

/** Everything that must hold before a change lands, cheapest first. */
if (!findChromium()) installChromium()
await run(lint)
const typesHold = run(types, 'pipe')
for (const step of steps) await run(step)
await typesHold
await run(browser)

/** Runs a step to its end, and ends the whole with it if it fails. A step beside others keeps its words until then. */
async function run({ name, command }: Step, output: 'inherit' | 'pipe' = 'inherit'): Promise<void> {
  const started = performance.now()
  if (output === 'inherit') console.log(`\n── ${name}`)
  const child = spawn(command, { shell: true, env: { ...process.env, ...demoValues }, stdio: ['ignore', output, output] })
  const words: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => words.push(chunk))
  const status = await new Promise<number | null>((ended) => child.on('close', ended))
  if (status !== 0) {
    process.stderr.write(Buffer.concat(words))
    console.error(`\n${name} failed.`)
    process.exit(1)
  }
  console.log(`── ${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
}
