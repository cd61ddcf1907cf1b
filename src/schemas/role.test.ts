import { expect, test } from 'vitest'
import { positions } from '#forms/job.ts'
import { allRoles, roleId, rolesSchema } from './role.ts'

const roles = [
  { id: 'programming', label: 'תכנות' },
  { id: 'english', label: 'אנגלית' },
  { id: 'digital', label: 'אוריינות' },
]

const messages = (given: object) => rolesSchema.safeParse({ roles: given }).error?.issues.map(({ message }) => message)

test('the owner may add roles and change their labels', () => {
  expect(messages([...roles, { id: 'robotics', label: 'רובוטיקה' }])).toBeUndefined()
})

test.each(['programming', 'english', 'digital'])('the role %s of the specification must stay', (id) => {
  expect(messages(roles.filter((role) => role.id !== id))).toEqual([expect.stringContaining(`„${id}” חייב להישאר`)])
  expect(roleId.safeParse(id).success).toBe(true)
})

test.each([
  ['an id twice', [...roles, { id: 'english', label: 'שוב' }], /כבר ברשימה/],
  ['an id in Hebrew', [...roles, { id: 'רובוטיקה', label: 'רובוטיקה' }], /אותיות אנגליות/],
  ['no label', [...roles, { id: 'robotics', label: ' ' }], /הטקסט ריק/],
])('%s is refused', (_, given, message) => {
  expect(messages(given)).toEqual([expect.stringMatching(message)])
})

test('the application form offers exactly these', () => {
  expect(positions).toEqual(Object.fromEntries(allRoles.map(({ id, label }) => [id, label])))
})
