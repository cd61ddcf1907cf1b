/** The answer ids of a field; `never` for a free-text field. */
type AnswerOf<Value> = Value extends (infer Item)[]
  ? AnswerOf<Item>
  : Value extends string
    ? string extends Value
      ? never
      : Exclude<Value, ''>
    : never

/** The names of the free-text fields. */
export type TypedField<Values> = { [Name in keyof Values]: string extends Values[Name] ? Name : never }[keyof Values] & string

/** The names of the fields with a fixed set of answers. */
export type ChosenField<Values> = { [Name in keyof Values]: [AnswerOf<Values[Name]>] extends [never] ? never : Name }[keyof Values] & string

/** A value for each answer of a field. */
export type ForEachAnswer<Value, Given> = Record<AnswerOf<Value>, Given>
