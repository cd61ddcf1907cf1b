import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { findFreePort } from '../../server/free-port.ts'
import { createHealth } from '../../server/health.ts'
import { ignoreLogErrors } from '../../server/ignore-log-errors.ts'
import { close, listen, portTaken } from '../../server/listen.ts'
import { createLog } from '../../server/log.ts'
import { createRelay } from '../../server/mail/relay.ts'
import { startMail } from '../../server/mail/start-mail.ts'
import { readSite } from '../../server/static/read-site.ts'
import { loadEnvFile } from '../../src/config/load-env-file.ts'
import { errorMessage, exitWith, onStop } from '../process/process.ts'

/**
 * Serves the build, after running `build` if given; `build` receives whether the demo inbox is in use.
 * Everything that can fail immediately is checked before the build.
 */
export async function runServer(dist: string, build?: (isDemo: boolean) => Promise<void>): Promise<void> {
  ignoreLogErrors()
  try {
    loadEnvFile()
    const config = readConfig(process.env)
    if (!(await findFreePort(config.port, config.host))) throw new Error(portTaken(config.port))

    const mail = await startMail(config)
    onStop(() => mail.stop())
    const isDemo = mail.inboxUrl !== undefined
    await build?.(isDemo)

    const relay = createRelay({ ...config, outbox: mail.outbox, log: createLog(config.logFormat) })
    const health = createHealth({ summary: mail.outbox.summary, lastMailError: mail.lastMailError, isDemo })
    const app = createApp(await readSite(dist), relay, health)
    const server = await listen(app, config.port, config.host)
    onStop(() => close(server))

    console.log(`\n  site   http://localhost:${config.port}`)
    console.log(mail.inboxUrl ? `  inbox  ${mail.inboxUrl} (submitted forms arrive here)\n` : '')
    const problem = await mail.startupCheck
    if (problem) console.error(`✗ ${problem}`)
  } catch (error) {
    exitWith(errorMessage(error))
  }
}
