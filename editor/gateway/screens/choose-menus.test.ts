import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { book, copyOfContent, openGateway } from '../testing/gateway-on-copy.ts'
import { chooseMenus } from './choose-menus.ts'
import { menuFile, menuLists } from './menu-lists.ts'

let root = ''
beforeEach(() => {
  root = copyOfContent()
  // A fixture, because the owner may change the real one.
  cpSync('authoring/check/testing/menu.yaml', join(root, menuFile))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const address = '/privacy'
const lines = () => readFileSync(join(root, menuFile), 'utf8').split('\n')
const inLists = () => menuLists(root, book, address).flatMap(({ id, isIn }) => (isIn ? id : []))
const choose = (lists: string[]) =>
  chooseMenus(openGateway(root).content, { address, lists, label: 'הפרטיות שלכם', hint: 'מה נשמר ומה לא' })

it('lists the bar, the groups of the phone menu and the columns of the footer', () => {
  const names = menuLists(root, book, address).map(({ name }) => name)
  expect(names[0]).toBe('הסרגל העליון')
  expect(names.filter((name) => /^(התפריט בטלפון|תחתית העמוד): [^{]+$/.test(name))).toHaveLength(names.length - 1)
})

it('adds a page to all chosen lists with one save, and keeps existing entries unchanged', async () => {
  const before = lines()
  const [own = ''] = inLists()
  await choose([own, 'bar', 'panel.0'])
  expect(inLists()).toEqual(['bar', 'panel.0', own])
  expect(lines().filter((line) => !before.includes(line))).toEqual([
    '  - { label: הפרטיות שלכם, to: /privacy, hint: מה נשמר ומה לא }',
    '      - { label: הפרטיות שלכם, to: /privacy }',
  ])
  await choose([own])
  expect(lines()).toEqual(before)
})

it('rejects a choice that would empty a list, and saves nothing', async () => {
  const { content } = openGateway(root)
  const leave = (page: string) => chooseMenus(content, { address: page, lists: [], label: '', hint: '' })
  await leave('/dragon-prince-game')
  const before = lines()
  await expect(leave('/win-camp')).rejects.toThrow('לא נשמר')
  expect(lines()).toEqual(before)
})
