import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stillNamed } from './check-lists.ts'

test.each(['roles', 'topics'])('one of the %s that another file names can’t be taken off its list', (name) => {
  const file = `src/content/${name}/${name}.json`
  const { [name]: all = [] } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { id: string }[]>
  const refusals = all.flatMap(({ id }) => {
    const [complaint] = stillNamed(file, { [name]: all.filter((one) => one.id !== id) })
    return complaint ? [[id, complaint.hebrew] as const] : []
  })
  expect(refusals.length).toBeGreaterThan(0)
  for (const [id, hebrew] of refusals) expect(hebrew).toContain(`„${id}” עוד בשימוש: src/content/`)
  expect(stillNamed(file, { [name]: [...all, { id: 'robotics' }] })).toEqual([])
})
