import { readFileSync } from 'node:fs'
import type { ContentFile } from './read-content.ts'

/** Written by src/sample-places.test.ts from the schemas: where in a file of each collection something may be a sample. */
const places = readFileSync(new URL('sample-places.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

/** How much of a file may be a sample: its pictures and whatever its schema marks. By these a share that is done can be told. */
export function countPlaces({ collection, id, content }: ContentFile): number {
  const names = collection === 'pages' ? [`page-${id}`, 'pages'] : [collection]
  const own = places.filter(([name = '']) => names.includes(name)).map(([, path = '']) => (path === '.' ? '' : path))
  return countIn(content, [''], new Set(own))
}

/** `paths`: the ways in which the list may call this part: a section is also called by its kind. */
function countIn(value: unknown, paths: string[], known: Set<string>): number {
  if (Array.isArray(value)) return sum(value.map((item) => countIn(item, below(paths, '*'), known)))
  if (typeof value !== 'object' || value === null) return 0
  if ('src' in value) return 1
  const kind = 'type' in value ? paths.map((path) => `${path}:${value.type}`) : []
  const here = [...paths, ...kind]
  const inside = Object.entries(value).map(([name, child]) => countIn(child, [...below(here, name), ...below(here, '*')], known))
  return sum(inside) + Number(here.some((path) => known.has(path)))
}

function below(paths: string[], name: string): string[] {
  return paths.map((path) => (path ? `${path}.${name}` : name))
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
