import { getRequestListener } from '@hono/node-server'
import { dev } from 'astro'
import { readConfig } from '../server/config.ts'
import { tryPort } from '../server/free-port.ts'
import { portTaken } from '../server/listen.ts'
import { createRelay } from '../server/mail/relay.ts'
import { startMail } from '../server/mail/start-mail.ts'
import { loadEnvFile } from '../src/config/load-env-file.ts'
import { ownerFile } from '../src/config/owner-file.ts'
import { errorMessage, exitWith, onStop, startAgainOn } from './process/process.ts'

/** `npm run dev`: Astro's development server with the same relay and inbox behind it. */
try {
  const env = { ...process.env }
  loadEnvFile()
  const config = readConfig(process.env)
  if (!(await tryPort(config.port, config.host))) throw new Error(portTaken(config.port))

  // Not before the settings are known to be right: the schemas read them.
  const { contentErrors } = await import('../authoring/check/content-errors.ts')
  const mail = await startMail(config)
  onStop(() => mail.stop())
  // With its own Response in place of Node's, Astro could not draw the page that shows an error.
  const relay = getRequestListener(createRelay({ ...config, outbox: mail.outbox }).fetch, { overrideGlobalObjects: false })

  const server = await dev({
    // As in build-site.ts: content read before may hold an older value of the owner.
    force: true,
    server: { port: config.port, host: config.host ?? false },
    vite: {
      plugins: [
        contentErrors(),
        {
          name: 'mail-relay',
          configureServer({ middlewares }) {
            middlewares.use((request, response, next) => {
              if (request.url?.startsWith('/api/')) relay(request, response)
              else next()
            })
          },
        },
      ],
    },
  })
  onStop(() => server.stop())
  startAgainOn(['.env', ownerFile], env)
  console.log(mail.inboxUrl ? `  inbox  ${mail.inboxUrl} (a form that is sent arrives here)\n` : '')
  const trouble = await mail.firstLook
  if (trouble) console.error(`✗ ${trouble}`)
} catch (error) {
  exitWith(errorMessage(error))
}
