/** The answers that a question knows; nothing for a field where any text may be typed. */
type AnswerOf<Value> = Value extends (infer Item)[]
  ? AnswerOf<Item>
  : Value extends string
    ? string extends Value
      ? never
      : Exclude<Value, ''>
    : never

/** The names of the fields that are typed. */
export type TypedField<Values> = { [Name in keyof Values]: string extends Values[Name] ? Name : never }[keyof Values] & string

/** The names of the fields that are chosen among answers. */
export type ChosenField<Values> = { [Name in keyof Values]: [AnswerOf<Values[Name]>] extends [never] ? never : Name }[keyof Values] & string

/** Something for each answer of a question. */
export type ForEachAnswer<Value, Given> = Record<AnswerOf<Value>, Given>
