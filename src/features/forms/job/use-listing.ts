import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { subscribe } from '#browser/form-events.ts'
import type { JobValues } from '#forms/job.ts'

export interface Listing {
  id: string
  title: string
  position: string
}

/**
 * The listing that an application is for, stored as its topic. A listing's apply button sets it;
 * removing it or choosing another position clears it.
 */
export function useListing({ setValue }: UseFormReturn<JobValues>, { topic, position }: JobValues, listings: Listing[]) {
  useEffect(
    () =>
      subscribe('win:choose-listing', (id) => {
        const chosen = listings.find((one) => one.id === id)
        if (chosen) setValue('topic', chosen.title)
      }),
    [setValue, listings],
  )

  // A draft may name a job that is no longer open, and choosing English ends an application for Java.
  const fits = listings.some((one) => one.title === topic && one.position === position)
  useEffect(() => {
    if (topic && !fits) setValue('topic', '')
  }, [setValue, topic, fits])

  return { title: fits ? topic : '', remove: () => setValue('topic', '') }
}
