import { z } from 'astro/zod'
import words from '#content/topics.json' with { type: 'json' }

/** What an enquiry is about: a button names it, the form shows it, the mail says it. */
export interface Topic {
  id: string
  label: string
}

const ids = Object.keys(words) as (keyof typeof words)[]

export const allTopics: Topic[] = ids.map(topicOf)

/** By its id in src/content/topics.json. */
export const topicId = z.enum(ids, { error: `נושא שאינו ברשימה. אפשר: ${ids.join(', ')} · no such topic, there are: ${ids.join(', ')}` })

/** What a form can be about. The first is what it is about from the start; without any, nothing is said. */
export const topics = z.array(topicId.transform(topicOf)).default([])

function topicOf(id: keyof typeof words): Topic {
  return { id, label: words[id] }
}
