import { Badge, Tooltip } from '@mantine/core'

const help = 'Made up for the demo. It is never counted together with real reviews.'

/** Marks what nobody really wrote; the reason stands on hover and focus. */
export const SampleMark = () => (
  <Tooltip label={help}>
    <Badge color="gray" tabIndex={0} role="note" aria-label={`Sample. ${help}`}>
      Sample
    </Badge>
  </Tooltip>
)
