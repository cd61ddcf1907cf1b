import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { listen } from '#browser/form-events.ts'
import type { Topic } from '#schemas/topic.ts'

/** What the enquiry is about follows from the address (`?topic=city`) and from the buttons of the page. One that the form does not know is ignored. */
export function useTopics<Values extends FieldValues & { topic: string }>({ setValue }: UseFormReturn<Values>, topics: Topic[]): void {
  useEffect(() => {
    function choose(id: string | null): void {
      const chosen = topics.find((topic) => topic.id === id)
      if (chosen) setValue('topic' as Path<Values>, chosen.label as PathValue<Values, Path<Values>>)
    }
    choose(new URLSearchParams(location.search).get('topic'))
    return listen('win:choose-topic', choose)
  }, [setValue, topics])
}
