import { Text } from '#ui/Text/Text.tsx'

/** Sentences of the first part beside it, under the other articles. They say nothing new, so they aren't read out. */
export function Margin({ quotes }: { quotes: string[] }) {
  return (
    quotes.length > 0 && (
      <div data-note="" aria-hidden="true">
        {quotes.map((quote) => (
          <p key={quote}>
            <Text>{quote}</Text>
          </p>
        ))}
      </div>
    )
  )
}
