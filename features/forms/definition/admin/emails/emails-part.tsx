import { Stack } from '@mantine/core'
import { OwnerEmail } from './owner-email'
import { ThanksEmail } from './thanks-email'

/** What is written to whom when a message came in. */
export const EmailsPart = () => (
  <Stack gap="lg">
    <OwnerEmail />
    <ThanksEmail />
  </Stack>
)
