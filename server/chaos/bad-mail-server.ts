import { type AddressInfo, createServer, type Socket } from 'node:net'

/**
 * An SMTP server that rejects, stalls or disconnects with the given probability at each of seven stages, and counts the mails that it
 * accepts. If the last stage fails, the mail is in the mailbox, but its sender does not learn it.
 */
export async function openBadMailServer(usualFaultRate: number) {
  let faultRate = usualFaultRate
  let opening = Promise.resolve()
  let open = () => {}
  /** How often each Message-ID arrived, by the number of the enquiry. */
  const mails = new Map<number, Map<string, number>>()
  const sockets = new Set<Socket>()

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    let content: string | undefined
    let buffered = ''
    step('220 ready')
    socket.setEncoding('latin1').on('data', (text: string) => {
      buffered += text
      for (let end = buffered.indexOf('\r\n'); end !== -1; end = buffered.indexOf('\r\n')) {
        const line = buffered.slice(0, end)
        buffered = buffered.slice(end + 2)
        if (content === undefined) command(line)
        else if (line !== '.') content += `${line}\n`
        else void finish(content)
      }
    })

    function command(line: string): void {
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'EHLO') step('250 hello')
      else if (verb === 'MAIL') step('250 sender')
      else if (verb === 'RCPT') step('250 recipient')
      else if (verb === 'DATA') step('354 go on', () => (content = ''))
      else if (verb === 'QUIT') socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    }

    async function finish(mail: string): Promise<void> {
      content = undefined
      await opening
      step('', () => {
        record(mail)
        step('250 taken')
      })
    }

    function step(reply: string, goOn?: () => void): void {
      if (Math.random() >= faultRate) {
        goOn?.()
        if (reply) socket.write(`${reply}\r\n`)
        return
      }
      const fault = Math.floor(Math.random() * 3)
      if (fault === 0) socket.write('451 not now\r\n')
      else if (fault === 1) socket.destroy()
      // Otherwise it stalls: it never replies.
    }
  })

  function record(mail: string): void {
    const number = Number(/visitor-(\d+)@chaos\.example/.exec(mail)?.[1])
    // Copied, because a substring would keep the whole mail in memory.
    const id = Buffer.from(/^Message-ID: (\S+)/im.exec(mail)?.[1] ?? 'none').toString()
    const ids = mails.get(number) ?? new Map<string, number>()
    mails.set(number, ids.set(id, (ids.get(id) ?? 0) + 1))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    /** Delays the replies to mails until `open` is called, without rejecting any. */
    holdUp() {
      const { promise, resolve } = Promise.withResolvers<void>()
      opening = promise
      open = resolve
    },
    open: () => open(),
    /** From now on every stage fails. */
    goAway: () => (faultRate = 1),
    comeBack: () => (faultRate = usualFaultRate),
    /** From now on no stage fails. */
    heal: () => (faultRate = 0),
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

export type BadMailServer = Awaited<ReturnType<typeof openBadMailServer>>
