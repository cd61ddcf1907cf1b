import { createServer } from 'vite'
import { expect, it } from 'vitest'
import { forgetContent, contentStore as id } from './forget-content.ts'

it('content that was being read while it changed is read again', async () => {
  let content = 'as it was at first'
  let isHeld = false
  const isReading = Promise.withResolvers<void>()
  const mayGoOn = Promise.withResolvers<void>()
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [
      {
        name: 'content',
        resolveId: (source) => (source === 'content' ? id : undefined),
        async load(asked) {
          if (asked !== id) return undefined
          const code = `export default '${content}'`
          if (!isHeld) return code
          isReading.resolve()
          await mayGoOn.promise
          return code
        },
      },
    ],
  })
  const { ssr } = server.environments
  const read = async () => (await ssr.transformRequest('content'))?.code
  // As Astro does it: that alone would leave the last line of this test with the old content.
  const change = (next: string) => {
    content = next
    const module = ssr.moduleGraph.getModuleById(id)
    if (module) ssr.moduleGraph.invalidateModule(module, undefined, Date.now(), true)
    forgetContent(server.environments, id)
  }
  expect(await read()).toContain('as it was at first')
  change('old')
  isHeld = true
  const underWay = read()
  await isReading.promise
  change('new')
  mayGoOn.resolve()
  await underWay
  expect(await read()).toContain('new')
  await server.close()
})
