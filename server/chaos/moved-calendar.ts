/** Loaded before the server. Moves its calendar by the number of days that the parent sends, and exits when the parent does. */
const machine = Date
const dayMs = 24 * 60 * 60_000
let movedMs = 0

process.on('message', (days: number) => (movedMs = days * dayMs)).on('disconnect', () => process.exit())
process.channel?.unref()

const now = () => machine.now() + movedMs
globalThis.Date = new Proxy(machine, {
  construct: (_, given, asked) => Reflect.construct(machine, given.length > 0 ? given : [now()], asked),
  get: (_, name) => (name === 'now' ? now : Reflect.get(machine, name)),
})
