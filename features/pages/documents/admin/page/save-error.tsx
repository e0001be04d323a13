import { Alert, Button, Group } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import type { PageAtWork } from '../../../admin/page/use-page'
import { messages } from '../../messages.admin'

const words = messages.page

/** Why the page is not kept, and another try. */
export function SaveError({ page: { saving, retry } }: { readonly page: PageAtWork }) {
  if (saving.phase !== 'failed') return null
  return (
    <Alert role="alert" color="red" p="sm" icon={<IconCloudOff size={20} />} title={words.failed}>
      <Group justify="space-between">
        <span>
          {saving.text} {saving.tries > 0 && words.again}
        </span>
        <Button variant="default" onClick={retry}>
          Try again now
        </Button>
      </Group>
    </Alert>
  )
}
