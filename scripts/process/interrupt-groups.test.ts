import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { interruptGroups } from './interrupt-groups.ts'

function startGroup(code: string): ChildProcess {
  const child = spawn(process.execPath, ['-e', code], { detached: true, stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

test.skipIf(process.platform === 'win32')('stops every group, also after one that has already ended', async () => {
  const ended = startGroup('')
  await once(ended, 'exit')
  const running = startGroup('setInterval(() => {}, 1000)')
  const exit = once(running, 'exit')
  interruptGroups([ended.pid ?? 0, running.pid ?? 0])
  expect(await exit).toEqual([null, 'SIGINT'])
})
