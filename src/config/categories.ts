import texts from '#content/interface/subjects.json' with { type: 'json' }
import { paths } from './paths.ts'

/** The five subjects of the blog, in display order. The description is for the page of the subject. */
export const categories = {
  innovation: { label: texts.innovation, description: texts.innovationDescription },
  pedagogy: { label: texts.pedagogy, description: texts.pedagogyDescription },
  team: { label: texts.team, description: texts.teamDescription },
  training: { label: texts.training, description: texts.trainingDescription },
  management: { label: texts.management, description: texts.managementDescription },
}

export type Category = keyof typeof categories

export const categoryIds = Object.keys(categories) as [Category, ...Category[]]

/** The page that lists the articles of one subject. */
export function categoryPath(id: Category): string {
  return `${paths.blog}/category/${id}`
}
