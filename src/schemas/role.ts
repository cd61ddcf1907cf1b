import { z } from 'astro/zod'
import file from '#content/roles/roles.json' with { type: 'json' }
import { type Listed, listOfNamed } from './listed.ts'

/** What one can apply for: a job names one of them, the application form asks for it, the mail says it. */
export const allRoles: Listed[] = file.roles

/** By its id in src/content/roles/roles.json. */
export const roleId = z.enum(allRoles.map(({ id }) => id))

/** The specification names these; the owner may add others and call each what they like. */
const specified = ['programming', 'english', 'digital']

export const rolesSchema = z.strictObject({
  roles: listOfNamed.superRefine((roles, context) => {
    for (const id of specified) {
      if (!roles.some((role) => role.id === id))
        context.addIssue(
          `התפקיד „${id}” חייב להישאר: הטופס של האפיון שואל עליו. אפשר לשנות את הכיתוב שלו · the role "${id}" has to stay: the specification asks for it; its label may change`,
        )
    }
  }),
})
