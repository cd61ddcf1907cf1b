import { isDeepStrictEqual } from 'node:util'
import { type Data, isData } from '../merge/plain-data.ts'
import type { Field, Shape } from './shape.ts'

/** Converts form data to file data. Omits empty optional fields, and defaults unless the file already had them (`before`). */
export function toFile(fields: Field[], form: Data, before: Data = {}): Data {
  const result: Data = {}
  for (const { name, shape, required, fallback } of fields) {
    if (fallback !== undefined && (form[name] ?? undefined) === undefined) continue
    const value = written(shape, form[name], before[name])
    const isLeftOut = isEmpty(value) && (!required || value === undefined) && !(shape.kind === 'text' && shape.mayBeEmpty && required)
    if (isLeftOut) continue
    if (fallback !== undefined && !(name in before) && isDeepStrictEqual(value, fallback)) continue
    result[name] = value
  }
  return result
}

function written(shape: Shape, value: unknown, before: unknown): unknown {
  if (value === null || value === undefined) return shape.kind === 'switch' ? false : undefined
  switch (shape.kind) {
    case 'object':
      return isData(value) ? toFile(shape.fields, value, isData(before) ? before : {}) : value
    case 'list':
      return Array.isArray(value)
        ? value
            .map((item, index) => fromList(shape.item, item, Array.isArray(before) ? origin(before, item, index) : undefined) ?? '')
            .filter((item) => !(isEmpty(item) && mayBeLeftOut(shape.item)))
        : value
    case 'kinds':
      return Array.isArray(value) && value[0] !== undefined ? fromList(shape, value[0], before) : undefined
    case 'named':
      return Array.isArray(value) ? named(shape.item, value, isData(before) ? before : {}) : value
    case 'action':
      return isData(value)
        ? Object.fromEntries(
            Object.entries(value).filter(
              ([name, one]) => one !== undefined && one !== null && (one !== '' || name === 'chat' || name === 'label'),
            ),
          )
        : value
    case 'word-or-number':
      return typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value
    case 'number':
      return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value
    default:
      return value
  }
}

/** A new line may stay empty, and so may an item without required fields; any other empty item stays, so that it is reported. */
function mayBeLeftOut(item: Shape): boolean {
  if (item.kind === 'object') return item.fields.every(({ required }) => !required)
  return item.kind === 'text' || item.kind === 'line'
}

function fromList(shape: Shape, value: unknown, before: unknown): unknown {
  if (shape.kind === 'action') return written(shape, isData(value) ? value['_item'] : value, before)
  if (shape.kind !== 'kinds' || !isData(value)) return written(shape, value, before)
  const kind = value[shape.by]
  const option = shape.options.find(({ name }) => name === kind)
  if (!option) return value
  const old = isData(before) && before[shape.by] === kind ? before : {}
  return { [shape.by]: kind, ...toFile(option.fields, value, old) }
}

function named(shape: Shape, items: unknown[], before: Data): Data {
  return Object.fromEntries(
    items.filter(isData).map(({ _name, ...item }) => [String(_name ?? ''), fromList(shape, item, before[String(_name)])]),
  )
}

/** The previous version of an item: the one with the most equal fields. Keeps omitted defaults out of the file even after a reorder. */
function origin(before: unknown[], item: unknown, index: number): unknown {
  if (!isData(item)) return before[index]
  const score = (old: unknown) => (isData(old) ? Object.keys(old).filter((key) => isDeepStrictEqual(old[key], item[key])).length : -1)
  const best = before.reduce<unknown>((found, old) => (score(old) > score(found) ? old : found), before[index])
  return score(best) > 0 ? best : before[index]
}

/** An object whose values are all empty or `false` is empty; `false` on its own is not. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isData(value) && Object.values(value).every((one) => isEmpty(one) || one === false)
}
