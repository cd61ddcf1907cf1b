import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { compressSite } from '../../integrations/host/compress-site.ts'
import { loadEnvFile } from '../../src/config/load-env-file.ts'
import { readEnvironment } from '../../src/config/read-environment.ts'
import { findLaunchBlockers } from '../launch-check/launch-blockers.ts'
import { pictureProgress } from './picture-progress.ts'

const astro = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin/astro.mjs')

interface Options {
  /** Encodes pictures in a third of the time, at the cost of a fifth more bytes: for trying the site on this machine, not for visitors. */
  quickPictures?: boolean
}

/** Runs `astro build` on this Node, then writes the compressed copies. A separate process, so that its memory is freed before we serve. */
export async function buildSite(dist: string, { quickPictures = false }: Options = {}): Promise<void> {
  // Checked here, an invalid setting is reported in one line; inside Astro it would come with a stack trace.
  loadEnvFile()
  readEnvironment(process.env)
  // --force: Astro's content cache does not notice when an owner's value in the environment changes. Pictures have their own cache.
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
  printLaunchBlockers()
}

/** Prints only the number; the launch check lists the values. */
function printLaunchBlockers(): void {
  const left = Object.values(findLaunchBlockers(new Date())).flat().length
  if (left > 0) console.log(`${left} sample and demo values remain: “npm run launch-check” lists them.`)
}
