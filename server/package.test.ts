import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { engines, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  string,
  Record<string, string>
>

test('the Node that serving needs comes with “npm ci --omit=dev”, and is new enough for what is named as the least', () => {
  const [, major, minor] = /^>=(\d+)\.(\d+)$/.exec(engines?.['node'] ?? '') ?? []
  // node:sqlite without a flag, types stripped without a flag, import.meta.main.
  expect([Number(major), Number(minor)]).toEqual([24, 2])
  expect(dependencies?.['node']).toMatch(/^24\./)
  expect(devDependencies).not.toHaveProperty('node')
})
