import { expect, test } from 'vitest'
import { type FormName, templateOf } from '#config/forms.ts'
import { allForms } from '#features/forms/testing/all-forms.ts'
import { formOfMail, mailVariables } from './shared-template.ts'

const sentBy = (form: FormName) => allForms[form].definition.toTemplateParams(allForms[form].full)

test.each(Object.keys(allForms) as FormName[])('a mail of the %s form is known as one, by its template and what is in it', (form) => {
  expect(formOfMail(templateOf(form), sentBy(form))).toBe(form)
})

test('whoever writes of the waiting list in the contact form has written a contact enquiry', () => {
  const { message = '' } = sentBy('waiting-list')
  expect(formOfMail('contact', { ...sentBy('contact'), message })).toBe('contact')
  expect(formOfMail('contact', { from_email: '', message: 'רשימת המתנה: אפשר פרטים?' })).toBe('contact')
  expect(formOfMail('job', sentBy('waiting-list'))).toBe('job')
})

test('the waiting list’s mail has a line for each thing it tells, and other mails stay as they were sent', () => {
  expect(mailVariables('waiting-list', sentBy('waiting-list'))).toMatchObject({
    from_name: 'דנה לוי',
    phone: '050-1234567',
    camp: 'המחנה הבא',
    grade: 'ד׳',
    city: 'קריית גת',
    message: '',
  })
  expect(mailVariables('contact', sentBy('contact'))).toEqual(sentBy('contact'))
})
