import { useEffect, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { listen } from '#browser/form-events.ts'
import type { Topic } from '#schemas/topic.ts'

/**
 * What the enquiry is about follows from the address (`?topic=city`) and from the buttons of the page. One that the form does not know is
 * ignored; but an offer that was put together on the page is one more topic. Returns those that can be chosen; `onChoose` hears the id.
 */
export function useTopics<Values extends FieldValues & { topic: string }>(
  { setValue, getValues }: UseFormReturn<Values>,
  topics: Topic[],
  onChoose?: (id: string) => void,
): Topic[] {
  const [proposed, setProposed] = useState<Topic>()
  useEffect(() => {
    function choose(id: string | null): void {
      const chosen = topics.find((topic) => topic.id === id)
      if (!chosen) return
      setValue('topic' as Path<Values>, chosen.label as PathValue<Values, Path<Values>>)
      onChoose?.(chosen.id)
    }
    const propose = (label: string) => setProposed({ id: '', label })
    choose(new URLSearchParams(location.search).get('topic'))
    // The draft of an earlier visit may be about such an offer.
    const drafted: string = getValues('topic' as Path<Values>)
    if (drafted && !topics.some(({ label }) => label === drafted)) propose(drafted)
    const stops = [listen('win:choose-topic', choose), listen('win:propose-topic', propose)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [setValue, getValues, topics, onChoose])

  // Not before it is there to be chosen.
  useEffect(() => {
    if (proposed) setValue('topic' as Path<Values>, proposed.label as PathValue<Values, Path<Values>>)
  }, [setValue, proposed])

  return proposed ? [...topics, proposed] : topics
}
