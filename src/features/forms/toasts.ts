/** Word for word from the specification (section 8). */
export const schoolAndScienceToasts = {
  sent: 'הטופס נשלח בהצלחה! נציג שלנו יצור איתכם קשר בהקדם.',
  failed: 'שגיאה בשליחת הטופס, אנא נסו שנית או צרו קשר בטלפון.',
}

const tryAgain = 'אירעה שגיאה בשליחת הטופס, אנא נסו שוב'

export const englishToasts = { sent: 'פרטיך נשלחו בהצלחה! נציג שלנו יחזור אליך בהקדם', failed: tryAgain }

export const generalToasts = { sent: 'ההודעה נשלחה בהצלחה! נחזור אליך בהקדם', failed: tryAgain }
