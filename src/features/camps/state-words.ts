import type { CampState } from './camp-state'

export interface StateWords {
  /** On the chip beside the camp's title. */
  chip: string
  /** On the button that opens the chat. */
  label: string
  message: string
}

/** What a camp says of itself before, during and after. */
export function stateWords(title: string, signUpMessage: string): Record<CampState, StateWords> {
  return {
    before: { chip: 'ההרשמה פתוחה', label: 'להרשמה ב־WhatsApp', message: signUpMessage },
    during: { chip: 'המחנה בעיצומו', label: 'שאלה לצוות המחנה', message: `היי, יש לי שאלה לצוות של ${title}` },
    after: { chip: 'המחנה הסתיים', label: 'לעדכון על המחנה הבא', message: `היי, ראיתי ש${title} הסתיים. אשמח לעדכון על המחנה הבא` },
  }
}
