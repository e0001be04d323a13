import { Autocomplete } from '@mantine/core'
import { useState } from 'react'

const common = ['Google', 'Facebook', 'Trustpilot', 'Tripadvisor', 'Yelp', 'Airbnb', 'Booking.com']

type SourceQuestionProps = { readonly source: string; readonly choose: (source: string) => void }

/** Asked when no column says where the reviews are from. Told once the word is whole, for each answer looks at the file anew. */
export function SourceQuestion({ source, choose }: SourceQuestionProps) {
  const [word, setWord] = useState(source)
  return (
    <Autocomplete
      label="Where are these reviews from?"
      description="Visitors read it on each review. The file does not say."
      placeholder="For example Google"
      maxLength={20}
      data={common}
      value={word}
      onChange={setWord}
      onOptionSubmit={choose}
      onBlur={() => choose(word.trim())}
      maw="24rem"
    />
  )
}
