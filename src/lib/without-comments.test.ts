import { expect, test } from 'vitest'
import { withoutComments } from './without-comments.ts'

test('lines of comment, empty lines and room before a line are gone; an address in a line stays', () => {
  expect(withoutComments("// why\nif (a) {\n  // how\n\n  go('https://win.example')\n}\n")).toBe("if (a) {\ngo('https://win.example')\n}\n")
})
