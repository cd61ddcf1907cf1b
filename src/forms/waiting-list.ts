import texts from '#content/interface/form-waiting-list.json' with { type: 'json' }
import shared from '#content/interface/forms.json' with { type: 'json' }
import { defineForm, type ValuesOf } from './engine/define-form.ts'
import { phone } from './engine/field-presets.ts'
import { generalVariables } from './engine/general-variables.ts'
import type { MailTextsOf } from './engine/mail-texts.ts'
import { atLeast, check, oneOf, text, textWithoutDirectionMarks } from './engine/rules.ts'

/** Length of the shortest Israeli number, including its area code. */
const phoneDigits = 9

/** The grades of the camps in the specification; a test compares them with the camps in src/content. */
const grades = {
  '2': texts.grade2,
  '3': texts.grade3,
  '4': texts.grade4,
  '5': texts.grade5,
  '6': texts.grade6,
  '7': texts.grade7,
  '8': texts.grade8,
}

/** The topic is the camp that a parent waits for. It is sent with the variables of the general mail, which has none for a grade. */
export const waitingList = defineForm(
  {
    name: 'waiting-list',
    fields: {
      parentName: {
        kind: 'line',
        label: texts.parentName,
        autoComplete: 'name',
        rule: text(texts.parentNameMissing, atLeast(2, texts.parentNameShort)),
        mail: 'from_name',
      },
      phone: {
        ...phone,
        label: texts.phone,
        hint: texts.phoneHint,
        // Any format is accepted, as in the school's form; but here it is the only way to reach the parent, so the digits are counted.
        rule: textWithoutDirectionMarks(
          texts.phoneMissing,
          check((typed) => typed.replace(/\D/g, '').length >= phoneDigits, texts.phoneWrong),
        ),
        mail: 'phone',
      },
      grade: { kind: 'choice', label: texts.grade, ...oneOf(grades, texts.gradeMissing), mail: { line: texts.grade } },
      city: {
        kind: 'line',
        label: texts.city,
        autoComplete: 'address-level2',
        rule: text(texts.cityMissing, atLeast(2, texts.cityShort)),
        mail: { line: texts.city },
      },
    },
    emptyVariables: generalVariables,
    // The toast of the general form would promise a quick reply; the receipt does not.
    toasts: { sent: texts.sent, failed: shared.failed },
    receipt: {
      title: texts.sentTitle,
      fields: ['parentName', 'phone', 'grade', 'city'],
      // Joining asks no question: we reply when there is news, not within a day.
      reply: texts.reply,
      next: texts.sentNext,
      chat: texts.sentChat,
    },
  },
  texts.topic,
)

export type WaitingListValues = ValuesOf<typeof waitingList>

export const waitingListMail: MailTextsOf<typeof waitingList> = {
  title: texts.mailTitle,
  subject: [texts.topic, ': {topic}', ', {parentName}'],
  labels: { topic: texts.mailTopic },
}
