import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

interface Form<Values extends FieldValues> extends Pick<UseFormReturn<Values>, 'getValues' | 'subscribe'> {
  defaults: Values
}

/** The form's values as they change. The library's own hook for it can do more, and weighs ten times as much. */
export function useValues<Values extends FieldValues>({ getValues, subscribe, defaults }: Form<Values>): Values {
  // The first render is that of the page, where nothing was filled in yet.
  const [values, setValues] = useState<Values>(defaults)
  useEffect(() => {
    setValues({ ...getValues() })
    return subscribe({ formState: { values: true }, callback: ({ values: changed }) => setValues({ ...changed }) })
  }, [getValues, subscribe])
  return values
}
