import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { engines, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  string,
  Record<string, string>
>

test('“npm ci --omit=dev” installs a Node that is new enough for serving', () => {
  const [, major, minor] = /^>=(\d+)\.(\d+)$/.exec(engines?.['node'] ?? '') ?? []
  // The oldest version with node:sqlite and type stripping without flags, and import.meta.main.
  expect([Number(major), Number(minor)]).toEqual([24, 2])
  expect(dependencies?.['node']).toMatch(/^24\./)
  expect(devDependencies).not.toHaveProperty('node')
})
