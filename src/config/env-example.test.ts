import { expect, test } from 'vitest'
import type { z } from 'zod'
import { variableInfo } from './variable.ts'
import { formVariables, ownerVariables, serverVariables } from './variables.ts'

test('.env.example lists every variable with its value and purpose (to update it: npx vitest run src/config -u)', async () => {
  const example = [
    '# Copy to .env and change what you need. Every value has a default, so an empty file works too.',
    '# Variables of the shell override this file.',
    ...section('The server (npm start, npm run serve, npm run dev)', serverVariables),
    ...section('The forms: the site (at build time) and the server read the same ids', formVariables),
    ...section('The owner (at build time, and in the mails)', ownerVariables),
  ]
  await expect(`${example.join('\n')}\n`).toMatchFileSnapshot('../../.env.example')
})

function section(title: string, variables: Record<string, z.ZodType>): string[] {
  const entries = Object.entries(variables).flatMap(([name, variable]) => {
    const { doc, value } = variableInfo(variable)
    return [`# ${doc}`, `#${name}=${value}`]
  })
  return ['', `# ── ${title} ${'─'.repeat(112 - title.length)}`, '', ...entries]
}
