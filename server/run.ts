import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { errorMessage, exitWith } from './exit-with.ts'
import { tryPort } from './free-port.ts'
import { createHealth } from './health.ts'
import { keepGoingWithoutLog } from './keep-going-without-log.ts'
import { close, listen, portTaken } from './listen.ts'
import { loadEnvFile } from './load-env-file.ts'
import { createLog } from './log.ts'
import { createRelay } from './mail/relay.ts'
import { startMail } from './mail/start-mail.ts'
import { onStop } from './on-stop.ts'
import { readSite } from './static/read-site.ts'

/** Serves the build, after making it if `build` is given. Whatever can fail at once is tried before the build. */
export async function run(dist: string, build?: () => Promise<void>): Promise<void> {
  keepGoingWithoutLog()
  try {
    loadEnvFile()
    const config = readConfig(process.env)
    if (!(await tryPort(config.port, config.host))) throw new Error(portTaken(config.port))

    const mail = await startMail(config)
    onStop(() => mail.stop())
    await build?.()

    const relay = createRelay({ ...config, outbox: mail.outbox, log: createLog(config.logFormat) })
    const health = createHealth({ summary: mail.outbox.summary, mailTrouble: mail.trouble, isDemo: mail.inboxUrl !== undefined })
    const app = createApp(await readSite(dist), relay, health)
    const server = await listen(app, config.port, config.host)
    onStop(() => close(server))

    console.log(`\n  site   http://localhost:${config.port}`)
    console.log(mail.inboxUrl ? `  inbox  ${mail.inboxUrl} (a form that is sent arrives here)\n` : '')
    const trouble = await mail.firstLook
    if (trouble) console.error(`✗ ${trouble}`)
  } catch (error) {
    exitWith(errorMessage(error))
  }
}
