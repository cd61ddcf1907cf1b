import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

interface Form<Values extends FieldValues> extends Pick<UseFormReturn<Values>, 'getValues' | 'subscribe'> {
  defaults: Values
}

/** Returns the form's live values. The library's own hook can do more but is ten times as large. */
export function useValues<Values extends FieldValues>({ getValues, subscribe, defaults }: Form<Values>): Values {
  // The first render must match the static page, where nothing is filled in.
  const [values, setValues] = useState<Values>(defaults)
  useEffect(() => {
    setValues({ ...getValues() })
    return subscribe({ formState: { values: true }, callback: ({ values: changed }) => setValues({ ...changed }) })
  }, [getValues, subscribe])
  return values
}
