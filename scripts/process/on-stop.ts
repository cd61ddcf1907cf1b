const stops: (() => unknown)[] = []
let isStopping = false

/** Runs on the first Ctrl-C or stop signal, the latest first; a second signal ends the process on the spot. */
export function onStop(stop: () => unknown): void {
  if (stops.push(stop) > 1) return
  process.on('SIGINT', stopAll)
  process.on('SIGTERM', stopAll)
}

/** All that has to be stopped, without ending the process. */
export async function runStops(): Promise<void> {
  for (const stop of stops.toReversed()) await stop()
}

async function stopAll(): Promise<never> {
  if (isStopping) process.exit(1)
  isStopping = true
  await runStops()
  process.exit(0)
}
