import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { removedChoicesInUse } from './removed-choices.ts'

test.each(['roles', 'topics'])('rejects removing one of the %s that another file still uses', (name) => {
  const file = `src/content/${name}/${name}.json`
  const { [name]: all = [] } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { id: string; label: string }[]>
  const refusals = removedChoicesInUse(file, { [name]: [] })
  expect(refusals.length).toBeGreaterThan(0)
  for (const { hebrew, english } of refusals) {
    const [, label = ''] = /^„(.+)” עוד בשימוש ב„.*[א-ת]/.exec(hebrew) ?? []
    expect(all.map((one) => one.label)).toContain(label)
    expect(english).toContain('src/content/')
  }
  expect(removedChoicesInUse(file, { [name]: [...all, { id: 'robotics' }] })).toEqual([])
})
