import { spawn, spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import sharp from 'sharp'
import type { Quality } from '../core/settings.ts'
import { outputFolder, studio } from './paths.ts'

const FLAGS = ['-std=c++17', '-O3', '-march=native', '-ffast-math', '-fno-finite-math-only']

/** Returns the CPU tracer, and compiles it if its sources are newer. */
function tracer(): string {
  const program = join(outputFolder(), 'cpu')
  const newest = Math.max(...globSync('tracer/*', { cwd: studio }).map((f) => statSync(join(studio, f)).mtimeMs))
  if (existsSync(program) && statSync(program).mtimeMs > newest) return program
  const compiled = spawnSync('g++', [...FLAGS, '-o', program, join(studio, 'tracer/cpu.cpp'), '-lpthread'], { stdio: 'inherit' })
  if (compiled.status !== 0) throw new Error('Compiling the tracer failed')
  return program
}

/** Traces a packed scene into a PNG and reports its progress. */
export async function trace(
  scene: Buffer,
  { width, height }: Quality,
  transparent: boolean,
  file: string,
  progress: (share: number) => void,
): Promise<void> {
  const program = tracer()
  const input = join(outputFolder('tmp'), `${process.pid}.scene`)
  const output = join(outputFolder('tmp'), `${process.pid}.rgba`)
  writeFileSync(input, scene)
  const child = spawn('nice', ['-n', '5', program, input, output], { stdio: ['ignore', 'ignore', 'pipe'] })
  createInterface(child.stderr).on('line', (line) => {
    const [done, all] = line.split('/').map(Number)
    if (done && all) progress(done / all)
    else console.error(line)
  })
  const status = await new Promise((resolve) => child.on('close', resolve))
  if (status !== 0) throw new Error(`The tracer exited with ${status}`)
  const image = sharp(readFileSync(output), { raw: { width, height, channels: 4 } })
  await (transparent ? image : image.removeAlpha()).png().toFile(file)
  rmSync(input)
  rmSync(output)
}
