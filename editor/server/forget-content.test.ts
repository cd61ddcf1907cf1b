import { createServer } from 'vite'
import { expect, it } from 'vitest'
import { forgetContent, contentStore as id } from './forget-content.ts'

it('reads content again if it changed while it was being read', async () => {
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
        async load(requested) {
          if (requested !== id) return undefined
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
  // Invalidates like Astro does. That alone would make the last assertion fail with the old content.
  const change = (next: string) => {
    content = next
    const module = ssr.moduleGraph.getModuleById(id)
    if (module) ssr.moduleGraph.invalidateModule(module, undefined, Date.now(), true)
    forgetContent(server.environments, id)
  }
  expect(await read()).toContain('as it was at first')
  change('old')
  isHeld = true
  const pendingRead = read()
  await isReading.promise
  change('new')
  mayGoOn.resolve()
  await pendingRead
  expect(await read()).toContain('new')
  await server.close()
})
