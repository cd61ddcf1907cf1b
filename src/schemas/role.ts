import { z } from 'astro/zod'
import file from '#content/roles/roles.json' with { type: 'json' }
import { type Option, optionList } from './option.ts'

/** The positions to apply for: a job refers to one, the application form offers them, the mail states one. */
export const allRoles: Option[] = file.roles

/** The id of a role in src/content/roles/roles.json. */
export const roleId = z.enum(allRoles.map(({ id }) => id))

/** Required by the specification. The owner may add others and change the labels. */
const specified = ['programming', 'english', 'digital']

export const rolesSchema = z.strictObject({
  roles: optionList.superRefine((roles, context) => {
    for (const id of specified) {
      if (!roles.some((role) => role.id === id))
        context.addIssue(
          `התפקיד „${id}” חייב להישאר: הטופס של האפיון שואל עליו. אפשר לשנות את הכיתוב שלו · the role "${id}" must stay, because the specification requires it; its label may change`,
        )
    }
  }),
})
