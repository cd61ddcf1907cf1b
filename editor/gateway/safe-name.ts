const letters: Record<string, string> = {
  א: 'a',
  ב: 'b',
  ג: 'g',
  ד: 'd',
  ה: 'h',
  ו: 'o',
  ז: 'z',
  ח: 'ch',
  ט: 't',
  י: 'i',
  כ: 'k',
  ך: 'k',
  ל: 'l',
  מ: 'm',
  ם: 'm',
  נ: 'n',
  ן: 'n',
  ס: 's',
  ע: 'a',
  פ: 'p',
  ף: 'f',
  צ: 'tz',
  ץ: 'tz',
  ק: 'k',
  ר: 'r',
  ש: 'sh',
  ת: 't',
}

/** A Hebrew title as an address can say it: „מחנה רובוטיקה” is machna-robotika. */
export function safeName(title: string): string {
  return title
    .toLowerCase()
    .replace(/[\u0591-\u05c7]/g, '')
    .replace(/ה(?![א-ת])/g, 'a')
    .replace(/(^|[^א-ת])ו/g, '$1v')
    .replace(/[א-ת]/g, (letter) => letters[letter] ?? '')
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '')
}
