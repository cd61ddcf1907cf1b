/** An event and its details. The values never contain anything that a visitor typed. */
export interface LogEntry {
  event: string
  [about: string]: string | number | undefined
}

export type Log = (entry: LogEntry) => void

/** Writes lines of text for people, or one JSON object per line for programs. */
export function createLog(format: 'text' | 'json', write: (line: string) => void = console.log): Log {
  return ({ event, ...about }) => {
    const time = new Date().toISOString()
    if (format === 'json') write(JSON.stringify({ time, event, ...about }))
    else write([time, event, ...Object.values(about).filter((value) => value !== undefined)].join(' '))
  }
}
