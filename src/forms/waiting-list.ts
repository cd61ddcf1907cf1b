import words from '#content/interface/form-waiting-list.json' with { type: 'json' }
import shared from '#content/interface/forms.json' with { type: 'json' }
import { defineForm, type ValuesOf } from './engine/define-form.ts'
import { generalVariables } from './engine/general-variables.ts'
import { phone } from './engine/kinds.ts'
import type { MailWordsOf } from './engine/mail-words.ts'
import { atLeast, check, latin, oneOf, text } from './engine/rules.ts'

/** Length of the shortest Israeli number, including its area code. */
const phoneDigits = 9

/** The grades of the camps in the specification; a test compares them with the camps in src/content. */
const grades = {
  '2': words.grade2,
  '3': words.grade3,
  '4': words.grade4,
  '5': words.grade5,
  '6': words.grade6,
  '7': words.grade7,
  '8': words.grade8,
}

/** The topic is the camp that a parent waits for. It is sent with the variables of the general mail, which has none for a grade. */
export const waitingList = defineForm(
  {
    name: 'waiting-list',
    fields: {
      parentName: {
        kind: 'line',
        label: words.parentName,
        autoComplete: 'name',
        rule: text(words.parentNameMissing, atLeast(2, words.parentNameShort)),
        mail: 'from_name',
      },
      phone: {
        ...phone,
        label: words.phone,
        hint: words.phoneHint,
        // Any format is accepted, as in the school's form; but here it is the only way to reach the parent, so the digits are counted.
        rule: latin(
          words.phoneMissing,
          check((typed) => typed.replace(/\D/g, '').length >= phoneDigits, words.phoneWrong),
        ),
        mail: 'phone',
      },
      grade: { kind: 'choice', label: words.grade, ...oneOf(grades, words.gradeMissing), mail: { line: words.grade } },
      city: {
        kind: 'line',
        label: words.city,
        autoComplete: 'address-level2',
        rule: text(words.cityMissing, atLeast(2, words.cityShort)),
        mail: { line: words.city },
      },
    },
    base: generalVariables,
    // The toast of the general form would promise a quick reply; the receipt does not.
    toasts: { sent: words.sent, failed: shared.failed },
    receipt: {
      title: words.sentTitle,
      fields: ['parentName', 'phone', 'grade', 'city'],
      // Joining asks no question: we reply when there is news, not within a day.
      reply: words.reply,
      next: words.sentNext,
      chat: words.sentChat,
    },
  },
  words.topic,
)

export type WaitingListValues = ValuesOf<typeof waitingList>

export const waitingListMail: MailWordsOf<typeof waitingList> = {
  title: words.mailTitle,
  subject: [words.topic, ': {topic}', ', {parentName}'],
  labels: { topic: words.mailTopic },
}
