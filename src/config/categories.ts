import words from '#content/interface/subjects.json' with { type: 'json' }
import { paths } from './paths.ts'

/** The five subjects of the blog, in display order. The description is for the page of the subject. */
export const categories = {
  innovation: { label: words.innovation, description: words.innovationDescription },
  pedagogy: { label: words.pedagogy, description: words.pedagogyDescription },
  team: { label: words.team, description: words.teamDescription },
  training: { label: words.training, description: words.trainingDescription },
  management: { label: words.management, description: words.managementDescription },
}

export type Category = keyof typeof categories

export const categoryIds = Object.keys(categories) as [Category, ...Category[]]

/** The page that lists the articles of one subject. */
export function categoryPath(id: Category): string {
  return `${paths.blog}/category/${id}`
}
