interface Texts {
  one?: string | undefined
  /** "{n} lessons"; also used for one lesson if `one` is missing. */
  many: string | undefined
  none?: string | undefined
}

export function countLessons(n: number, { one, many = '', none = '' }: Texts): string {
  if (n === 0) return none
  return n === 1 && one ? one : many.replace('{n}', String(n))
}
