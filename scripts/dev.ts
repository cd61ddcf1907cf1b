import { getRequestListener } from '@hono/node-server'
import { dev } from 'astro'
import { readConfig } from '../server/config.ts'
import { findFreePort } from '../server/free-port.ts'
import { portTaken } from '../server/listen.ts'
import { createRelay } from '../server/mail/relay.ts'
import { startMail } from '../server/mail/start-mail.ts'
import { loadEnvFile } from '../src/config/load-env-file.ts'
import { ownerFile } from '../src/config/owner-file.ts'
import { errorMessage, exitWith, onStop, restartOnChange } from './process/process.ts'

/** `npm run dev`: Astro's development server with the same relay and inbox behind it. */
try {
  const env = { ...process.env }
  loadEnvFile()
  const config = readConfig(process.env)
  if (!(await findFreePort(config.port, config.host))) throw new Error(portTaken(config.port))

  // Imported only after the settings have been validated: the schemas read them.
  const { contentErrors } = await import('../authoring/check/content-errors.ts')
  const mail = await startMail(config)
  onStop(() => mail.stop())
  // If the listener replaced the global Response, Astro could not render its error page.
  const relay = getRequestListener(createRelay({ ...config, outbox: mail.outbox }).fetch, { overrideGlobalObjects: false })

  const server = await dev({
    // As in build-site.ts: cached content may contain outdated values of the owner.
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
  restartOnChange(['.env', ownerFile], env)
  console.log(mail.inboxUrl ? `  inbox  ${mail.inboxUrl} (submitted forms arrive here)\n` : '')
  const problem = await mail.startupCheck
  if (problem) console.error(`✗ ${problem}`)
} catch (error) {
  exitWith(errorMessage(error))
}
