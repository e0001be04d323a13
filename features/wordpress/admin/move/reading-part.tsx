import { Section } from '@frontage/parts/admin/section'
import { messages } from '../../messages.admin'

const words = messages.file

/** How long it takes is not known: it moves until it is over. */
export const ReadingPart = () => (
  <Section title={words.reading} lead={words.readingLead}>
    <progress max={100} aria-label={words.reading} />
  </Section>
)
