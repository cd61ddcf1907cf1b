/** The names of the fields that are typed or chosen. A file is neither: its field has words of its own. */
export type LabelledField<Values> = { [Name in keyof Values]: Values[Name] extends string | string[] ? Name : never }[keyof Values] & string

/** The answers that a question knows; nothing for a field where any text may be typed. */
type AnswerOf<Value> = Value extends (infer Item)[]
  ? AnswerOf<Item>
  : Value extends string
    ? string extends Value
      ? never
      : Exclude<Value, ''>
    : never

/** For each question of a form, the word for each of its answers. */
export type AnswerLists<Values> = {
  [Name in keyof Values as [AnswerOf<Values[Name]>] extends [never] ? never : Name]: Record<AnswerOf<Values[Name]>, string>
}
