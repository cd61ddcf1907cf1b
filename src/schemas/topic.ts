import { z } from 'astro/zod'
import file from '#content/topics/topics.json' with { type: 'json' }
import { type Listed, listOfNamed } from './listed.ts'

/** What an enquiry is about: a button names it, the form shows it, the mail says it. */
export type Topic = Listed

export const allTopics: Topic[] = file.topics

export const topicsSchema = z.strictObject({ topics: listOfNamed })

const ids = allTopics.map(({ id }) => id)

/** By its id in src/content/topics/topics.json. */
export const topicId = z.enum(ids, { error: `נושא שאינו ברשימה. אפשר: ${ids.join(', ')} · no such topic, there are: ${ids.join(', ')}` })

/** What a form can be about. The first is what it is about from the start; without any, nothing is said. */
export const topics = z.array(topicId.transform(topicOf)).default([])

function topicOf(id: string): Topic {
  return allTopics.find((topic) => topic.id === id) ?? { id, label: id }
}
