import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { listen } from '#browser/form-events.ts'
import type { Position } from '#schemas/job.ts'
import type { JobValues } from './schema.ts'

export interface Listing {
  id: string
  title: string
  position: Position
}

/** The listing that an application is for: set by its apply button, until it is removed or another position is chosen. */
export function useListing({ setValue }: UseFormReturn<JobValues>, { listing, position }: JobValues, listings: Listing[]) {
  useEffect(
    () =>
      listen('win:choose-listing', (id) => {
        const chosen = listings.find((one) => one.id === id)
        if (chosen) setValue('listing', chosen.title)
      }),
    [setValue, listings],
  )

  // A draft may name a job that is no longer open, and who chooses English does not apply for Java any more.
  const fits = listings.some((one) => one.title === listing && one.position === position)
  useEffect(() => {
    if (listing && !fits) setValue('listing', '')
  }, [setValue, listing, fits])

  return { title: fits ? listing : '', remove: () => setValue('listing', '') }
}
