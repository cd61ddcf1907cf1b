import { spawn } from 'node:child_process'
import { demoValues } from '../tests/support/demo-values.ts'
import { findChromium, installChromium } from '../tests/support/find-chromium.ts'
import { interruptGroups } from './process/interrupt-groups.ts'

interface Step {
  name: string
  command: string
  /** Prints its output while it runs; other steps print theirs only if they fail. */
  isLive?: true
}

const lint: Step = { name: 'format and lint', command: 'npm run --silent lint' }
const unused: Step = { name: 'unused files, exports and packages', command: 'knip' }
const types: Step = { name: 'types', command: 'npm run --silent types' }
const hints: Step = { name: 'deprecated APIs', command: 'astro check --minimumFailingSeverity hint' }
const unit: Step = { name: 'unit tests', command: 'npm run --silent unit' }
const build: Step = { name: 'build', command: 'npm run --silent build' }
const site: Step = {
  name: 'built site: heads, links, headings, pictures, markup and structured data',
  command: 'node scripts/check-site.ts',
}
const engines: Step = { name: 'short journeys in WebKit and Firefox', command: 'npm run --silent engines -- --short', isLive: true }
const everyEngine: Step = { name: 'all journeys in WebKit and Firefox', command: 'npm run --silent engines', isLive: true }
const browser: Step = { name: 'browser tests', command: 'npm run --silent e2e', isLive: true }
const editor: Step = { name: 'editor tests', command: 'npm run --silent edit-test', isLive: true }
const studio: Step = { name: 'picture studio tests', command: 'npm test --silent --workspace art', isLive: true }
const ownerEdits: Step = { name: 'everything again after typical owner edits', command: 'node scripts/owner-edits.ts', isLive: true }

/** `npm test`: everything that can break the site for visitors. `npm run test-all` (`--all`): every test, before a release. */
const isLong = process.argv.includes('--all')
/**
 * KIT_EXAMPLES adds a page with everything that the kit can do. tests/support/layers.ts reads TEST_ALL. In the short layer pictures only
 * have the right size (src/build/pictures/picture-service.ts): how they look is reviewed by eye, and the bench measures their weight.
 */
const layer = isLong ? { TEST_ALL: '1' } : { TEST_ALL: '', PICTURES: 'test' }
const env = { ...process.env, ...demoValues, KIT_EXAMPLES: '1', ...layer }

if (!findChromium()) installChromium()
// Windows has no process groups: there, the other steps run to their end after one fails.
const hasGroups = process.platform !== 'win32'
/** The process groups of the running steps: a step is a shell, npm, and their child processes. */
const running = new Set<number>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)

// Two sequences, because few steps keep both cores busy: the build and the steps that need it, and the rest.
await Promise.all([inOrder(types, build, site, engines, browser), inOrder(lint, unused, unit)])
if (isLong) await inOrder(hints, everyEngine, studio, editor, ownerEdits)

async function inOrder(...steps: Step[]): Promise<void> {
  for (const step of steps) await run(step)
}

/** Runs a step to its end; a step that fails stops all of them. */
async function run({ name, command, isLive }: Step): Promise<void> {
  const output = isLive ? 'inherit' : 'pipe'
  const started = performance.now()
  const child = spawn(command, { shell: true, env, stdio: ['ignore', output, output], detached: hasGroups })
  if (child.pid) running.add(child.pid)
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const status = await new Promise<number | null>((ended) => child.on('close', ended))
  if (child.pid) running.delete(child.pid)
  if (status !== 0) {
    process.stderr.write(Buffer.concat(chunks))
    console.error(`\n${name} failed.`)
    end()
  }
  console.log(`── ${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
}

/** SIGINT lets the browser tests close their browsers and their server; another way of ending them would leave those running. */
function end(): never {
  if (hasGroups) interruptGroups(running)
  process.exit(1)
}
