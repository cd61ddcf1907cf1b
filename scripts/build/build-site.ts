import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { compressSite } from '../../integrations/host/compress-site.ts'
import { loadEnvFile } from '../../src/config/load-env-file.ts'
import { readEnvironment } from '../../src/config/read-environment.ts'
import { whatIsLeft } from '../launch-check/what-is-left.ts'
import { pictureProgress } from './picture-progress.ts'

const astro = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin/astro.mjs')

interface Options {
  /** In a third of the time, for a fifth more bytes: for a look at the site on this machine, not for its visitors. */
  quickPictures?: boolean
}

/** `astro build` on this Node, then the compressed copies. A process of its own: its memory is gone when we serve. */
export async function buildSite(dist: string, { quickPictures = false }: Options = {}): Promise<void> {
  // A wrong setting is one line here; from inside Astro it would come with a stack.
  loadEnvFile()
  readEnvironment(process.env)
  // Forced: the store of read content does not notice that an owner's value in the environment has changed. Pictures stay in their own cache.
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(process.execPath, [astro, 'build', '--force'], {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, ...colours, ...(quickPictures && { PICTURES: 'quick' }) },
  })
  createInterface(child.stdout).on('line', pictureProgress(process.stdout))
  const stop = () => child.kill()
  process.on('exit', stop)
  const [code] = await once(child, 'close')
  process.off('exit', stop)
  if (code !== 0) throw new Error('The build failed; the reason is above.')
  await compressSite(dist)
  sayWhatIsLeft()
}

/** The launch check lists it; here only how much there is. */
function sayWhatIsLeft(): void {
  const left = Object.values(whatIsLeft(new Date())).flat().length
  if (left > 0) console.log(`${left} sample and demo values are left: “npm run launch-check” lists them.`)
}
