/** A log on a full disk, or whose reader has gone, is a pity; it is no reason to stop serving. */
export function keepGoingWithoutLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
