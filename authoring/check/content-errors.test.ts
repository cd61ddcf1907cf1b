import { expect, it, vi } from 'vitest'
import { overlay } from './content-errors.ts'

it('the error overlay shows the file, the line and what to write, in both languages', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const finding = { file: 'src/content/camps/online.yaml', line: 3, hebrew: 'מירכאות בתוך טקסט', english: 'a quote inside a text' }
  expect(overlay([finding], finding)).toMatchObject({
    message: expect.stringMatching(/online\.yaml:3[\s\S]*מירכאות[\s\S]*a quote/),
    loc: { line: 3, file: expect.stringContaining('src/content/camps/online.yaml') },
  })
  logged.mockRestore()
})
