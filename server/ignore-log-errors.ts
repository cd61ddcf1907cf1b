/** Ignores errors of writing the log, on a full disk or without a reader: they must not stop the server. */
export function ignoreLogErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
