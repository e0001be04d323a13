import { Stack } from '@mantine/core'
import { OwnerLetter } from './owner-letter'
import { ThanksLetter } from './thanks-letter'

/** What is written to whom when a message came in. */
export const LettersPart = () => (
  <Stack gap="lg">
    <OwnerLetter />
    <ThanksLetter />
  </Stack>
)
