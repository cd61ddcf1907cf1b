import { spawn } from 'node:child_process'

const commands: Partial<Record<NodeJS.Platform, [command: string, ...rest: string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
}

/** Opens the address in the default browser, if possible. The console prints it anyway. */
export function openInBrowser(address: string): void {
  const [command, ...rest] = commands[process.platform] ?? []
  if (!command) return
  spawn(command, [...rest, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}
