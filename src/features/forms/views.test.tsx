import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FormName } from '#config/forms.ts'
import { mailSettings } from '#config/mail.ts'
import { allForms } from '#forms/all-forms.ts'
import { ContactForm } from './contact/ContactForm.tsx'
import { EnglishForm } from './english/EnglishForm.tsx'
import type { FormProps } from './form-props.ts'
import { honeypotName } from './honeypot-name.ts'
import { JobForm } from './job/JobForm.tsx'
import { SchoolForm } from './school/SchoolForm.tsx'
import { ScienceForm } from './science/ScienceForm.tsx'
import { WaitingListForm } from './waiting-list/WaitingListForm.tsx'

const views: Record<FormName, (props: FormProps) => ReactNode> = {
  school: SchoolForm,
  english: EnglishForm,
  science: ScienceForm,
  contact: ContactForm,
  job: JobForm,
  'waiting-list': WaitingListForm,
}

const propsOf = (form: FormName) => ({ mail: mailSettings(form), owner: { whatsapp: '' } })

test.each(Object.entries(views))('the view of the %s form has exactly the controls that its table asks for', (name, View) => {
  const form = name as FormName
  const markup = renderToStaticMarkup(<View {...propsOf(form)} />)
  const placed = new Set([...markup.matchAll(/ name="([^"]+)"/g)].map(([, field]) => field))
  const asked = Object.entries(allForms[form].form.fields).filter(([, { hasNoControl }]) => !hasNoControl)
  expect([...placed].filter((field) => field !== honeypotName).toSorted()).toEqual(asked.map(([field]) => field).toSorted())
})

test.each(Object.entries(views))('the view of the %s form shows the topics of its page exactly if its table offers them', (name, View) => {
  const form = name as FormName
  const props = { ...propsOf(form), topics: [{ id: 'ai', label: 'AI' }] }
  const markup = renderToStaticMarkup(<View {...props} />)
  // The contact form has the field too, but shows it only to visitors who were led there with a topic.
  const isShown = markup.includes('name="topic"') && !markup.includes('data-when-asked')
  expect(isShown).toBe(allForms[form].form.offersTopics === true)
})
