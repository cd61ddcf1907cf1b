import { z } from 'astro/zod'
import file from '#content/topics/topics.json' with { type: 'json' }
import { type Option, optionList } from './option.ts'

/** The topic of an enquiry: a button passes it, the form shows it, the mail states it. */
export type Topic = Option

export const allTopics: Topic[] = file.topics

export const topicsSchema = z.strictObject({ topics: optionList })

const ids = allTopics.map(({ id }) => id)

/** The id of a topic in src/content/topics/topics.json. */
export const topicId = z.enum(ids, { error: `נושא שאינו ברשימה. אפשר: ${ids.join(', ')} · unknown topic. Known: ${ids.join(', ')}` })

/** The possible topics of a form. The first one is preselected; without any, the form shows no topic. */
export const topics = z.array(topicId.transform(topicOf)).default([])

function topicOf(id: string): Topic {
  return allTopics.find((topic) => topic.id === id) ?? { id, label: id }
}
