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

test.each(Object.entries(views))(
  'the view of the %s form has exactly the controls that its table asks for',
  (name, View) => {
    const form = name as FormName
    const markup = renderToStaticMarkup(<View mail={mailSettings(form)} owner={{ whatsapp: '' }} />)
    const placed = new Set([...markup.matchAll(/ name="([^"]+)"/g)].map(([, field]) => field))
    const asked = Object.entries(allForms[form].form.fields).filter(([, { unasked }]) => !unasked)
    expect([...placed].filter((field) => field !== honeypotName).toSorted()).toEqual(asked.map(([field]) => field).toSorted())
  },
)
