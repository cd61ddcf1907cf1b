import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { writeFixtureSite } from '../../server/testing/fixture-site.ts'
import { serveBuiltSite } from './serve-built-site.ts'

// Each test starts servers, and the machine may be busy.
vi.setConfig({ testTimeout: 90_000 })

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'serve-built-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function serveBuild(heading: string): Promise<string> {
  const folder = await newFolder()
  await rename(await writeFixtureSite({ 'index.html': heading }), join(folder, 'dist'))
  const { origin, stop } = await serveBuiltSite(folder)
  onTestFinished(stop)
  return origin
}

test('serves the build of its own folder while another server is still running', async () => {
  const older = await serveBuild('an older build')
  const newer = await serveBuild('the new build')
  expect(await (await fetch(newer)).text()).toBe('the new build')
  expect(await (await fetch(older)).text()).toBe('an older build')
})

test('without a build it fails with the reason of the server', async () => {
  await expect(serveBuiltSite(await newFolder())).rejects.toThrow('There is no finished build in dist/')
})
