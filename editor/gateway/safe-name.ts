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

/** What this site's titles speak of, in English: letter by letter it could hardly be read. */
const words: Record<string, string> = {
  מחנה: 'camp',
  מחנות: 'camps',
  קייטנה: 'camp',
  קייטנת: 'camp',
  קייטנות: 'camps',
  קיץ: 'summer',
  חורף: 'winter',
  אביב: 'spring',
  פסח: 'passover',
  חנוכה: 'hanukkah',
  פורים: 'purim',
  סוכות: 'sukkot',
  שבועות: 'shavuot',
  אונליין: 'online',
  שיעור: 'lesson',
  שיעורים: 'lessons',
  רובוטיקה: 'robotics',
  תכנות: 'programming',
  אנגלית: 'english',
  מדע: 'science',
}

/** A Hebrew title as an address can say it: „מחנה רובוטיקה” is camp-robotics, and a name is written letter by letter. */
export function safeName(title: string): string {
  return title
    .toLowerCase()
    .replace(/[\u0591-\u05c7]/g, '')
    .replace(/[א-ת]+/g, (word) => words[word] ?? words[word.replace(/^ה/, '')] ?? word)
    .replace(/ה(?![א-ת])/g, 'a')
    .replace(/(^|[^א-ת])ו/g, '$1v')
    .replace(/[א-ת]/g, (letter) => letters[letter] ?? '')
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '')
}
