import { Section } from '@frontage/parts/admin/section'
import { Progress } from '@mantine/core'
import { messages } from '../../messages.admin'

const words = messages.file

/** How long it takes is not known: it moves until it is over. */
export const ReadingPart = () => (
  <Section title={words.reading} lead={words.readingLead}>
    <Progress value={100} animated aria-label={words.reading} />
  </Section>
)
