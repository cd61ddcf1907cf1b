import fc from 'fast-check'
import type { AnyForm, Kind } from '../engine/define-form.ts'

/** Arbitrary text, including strings that can break templates or headers, and unpaired surrogates. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom('{{phone}}', '<script>alert(1)</script>', 'a\r\nBcc: b@c.de', '\u202eאבג', '\ud83d', '__proto__', 'constructor', 'yes'),
)

const values: Partial<Record<Kind, fc.Arbitrary<unknown>>> = { list: fc.array(anyText), file: fc.constant(null) }

/** Arbitrary values for the fields of a form. */
export function anyValues({ fields }: AnyForm): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, values[kind] ?? anyText])))
}
