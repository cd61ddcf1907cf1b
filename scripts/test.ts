import { spawn } from 'node:child_process'
import { demoValues } from '../tests/support/demo-values.ts'
import { findChromium, installChromium } from '../tests/support/find-chromium.ts'

interface Step {
  name: string
  command: string
  /** Says what it does while it does it. */
  speaks?: true
}

const lint: Step = { name: 'format and lint', command: 'npm run --silent lint' }
const unused: Step = { name: 'unused files, exports and packages', command: 'knip' }
const types: Step = { name: 'types', command: 'npm run --silent types' }
const hints: Step = { name: 'what is deprecated', command: 'astro check --minimumFailingSeverity hint' }
const unit: Step = { name: 'unit tests', command: 'npm run --silent unit' }
const build: Step = { name: 'build', command: 'npm run --silent build' }
const site: Step = { name: 'heads, links, headings, pictures, markup and structured data', command: 'node scripts/check-site.ts' }
const engines: Step = { name: 'a short journey in WebKit and Firefox', command: 'npm run --silent engines -- --short', speaks: true }
const everyEngine: Step = { name: 'every journey in WebKit and Firefox', command: 'npm run --silent engines', speaks: true }
const browser: Step = { name: 'browser tests', command: 'npm run --silent e2e', speaks: true }
const editor: Step = { name: 'the editor', command: 'npm run --silent edit-test', speaks: true }
const studio: Step = { name: 'the studio of the pictures', command: 'npm test --silent --workspace art', speaks: true }
const ownerEdits: Step = { name: 'all of it after an owner’s ordinary edits', command: 'node scripts/owner-edits.ts', speaks: true }

/** `npm test`: all that can break a visitor. `npm run test-all` (`--all`): everything that is proven anywhere, before a release. */
const isLong = process.argv.includes('--all')
/**
 * Among the pages of a test build is one with everything that the kit can do. TEST_ALL is read by tests/support/layers.ts. The pictures of the
 * short layer have the right size and nothing else (src/build/pictures/picture-service.ts): how they look is looked at, how much they weigh is measured by the bench.
 */
const layer = isLong ? { TEST_ALL: '1' } : { TEST_ALL: '', PICTURES: 'test' }
const env = { ...process.env, ...demoValues, KIT_EXAMPLES: '1', ...layer }

if (!findChromium()) installChromium()
// Windows has none: there, what runs beside a step that fails goes on to its end.
const hasGroups = process.platform !== 'win32'
/** The groups of processes that run: a step is a shell, npm, and what they start. */
const running = new Set<number>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)

// Two rows, because few steps keep both cores busy: what has to do with the built site, in the order in which one needs the other, and all else.
await Promise.all([inOrder(types, build, site, engines, browser), inOrder(lint, unused, unit)])
if (isLong) await inOrder(hints, everyEngine, studio, editor, ownerEdits)

async function inOrder(...steps: Step[]): Promise<void> {
  for (const step of steps) await run(step)
}

/** Runs a step to its end; one that fails ends them all. A step that does not speak is silent until then. */
async function run({ name, command, speaks }: Step): Promise<void> {
  const output = speaks ? 'inherit' : 'pipe'
  const started = performance.now()
  const child = spawn(command, { shell: true, env, stdio: ['ignore', output, output], detached: hasGroups })
  if (child.pid) running.add(child.pid)
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk))
  const status = await new Promise<number | null>((ended) => child.on('close', ended))
  if (child.pid) running.delete(child.pid)
  if (status !== 0) {
    process.stderr.write(Buffer.concat(said))
    console.error(`\n${name} failed.`)
    end()
  }
  console.log(`── ${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
}

/** The browser tests end their browsers and their server at this signal; a plain end would leave them behind. */
function end(): never {
  if (hasGroups) for (const group of running) process.kill(-group, 'SIGINT')
  process.exit(1)
}
