import { Alert, Button, Group } from '@mantine/core'
import { IconCalendarX } from '@tabler/icons-react'
import type { PageAtWork } from '../../../admin/page/use-page'
import { messages } from '../../messages.admin'
import { timeWords } from '../schedule/local-time'

type MissedPlanProps = { readonly page: PageAtWork; readonly plan: () => void }

/** What was planned for this page and could not be done, and why. It goes with the next plan, or once the page is published. */
export function MissedPlan({ page, plan }: MissedPlanProps) {
  const { refused } = page.standing.schedule
  if (!refused) return null
  return (
    <Alert role="note" color="red" p="sm" icon={<IconCalendarX size={20} />} title={messages.list.missed[refused.action]}>
      <Group justify="space-between">
        <span>
          {timeWords(refused.at)}: {refused.text}
        </span>
        <Button variant="default" onClick={plan}>
          Reschedule
        </Button>
      </Group>
    </Alert>
  )
}
