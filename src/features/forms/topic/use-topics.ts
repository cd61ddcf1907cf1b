import { useEffect, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { subscribe } from '#browser/form-events.ts'
import type { Topic } from '#schemas/topic.ts'

/**
 * Sets the topic from the address (`?topic=city`) and from the buttons of the page. Unknown topics are ignored, but an offer that
 * was put together on the page becomes an extra topic. Returns the topics to choose from; `onChoose` receives the id of the chosen one.
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
    // A draft may contain such an offer.
    const drafted: string = getValues('topic' as Path<Values>)
    if (drafted && !topics.some(({ label }) => label === drafted)) propose(drafted)
    const stops = [subscribe('win:choose-topic', choose), subscribe('win:propose-topic', propose)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [setValue, getValues, topics, onChoose])

  // In an effect, because the select must contain the option first.
  useEffect(() => {
    if (proposed) setValue('topic' as Path<Values>, proposed.label as PathValue<Values, Path<Values>>)
  }, [setValue, proposed])

  return proposed ? [...topics, proposed] : topics
}
