import words from '#content/interface/form-waiting-list.json' with { type: 'json' }
import shared from '#content/interface/forms.json' with { type: 'json' }
import { defineForm, type ValuesOf } from './engine/define-form.ts'
import { generalVariables } from './engine/general-variables.ts'
import { phone } from './engine/kinds.ts'
import type { MailWordsOf } from './engine/mail-words.ts'
import { atLeast, check, latin, oneOf, text } from './engine/rules.ts'

/** The shortest number of Israel, with its area code. */
const phoneDigits = 9

/** The grades of the camps, by the specification; a test holds them to the camps of src/content. */
const grades = {
  '2': words.grade2,
  '3': words.grade3,
  '4': words.grade4,
  '5': words.grade5,
  '6': words.grade6,
  '7': words.grade7,
  '8': words.grade8,
}

/** A parent waits for a camp: that is what the form is about. It is sent with the variables of the general mail, which has none for a grade. */
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
        // As on the school's form any way of writing it is right; but here it is the only way back to the parent, so that its digits count.
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
    // The general form's own would promise a reply soon, and the receipt does not.
    toasts: { sent: words.sent, failed: shared.failed },
    receipt: {
      title: words.sentTitle,
      fields: ['parentName', 'phone', 'grade', 'city'],
      // It asks no question: the reply comes when there is news, not within a day.
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
