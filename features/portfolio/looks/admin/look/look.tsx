import { useAdmin } from '@frontage/kit/admin/screen'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { Button, EmptyState, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { messages } from '../../../messages.admin'
import { LookEditor } from './look-editor'
import { LookList } from './look-list'
import { useLooks } from './use-looks'

const NEW = 'new'
const words = messages.look

/** The ways in which the portfolio is shown, and the one that stands in the address: `?look=3`, `?look=new`. */
export function Look() {
  const { search } = useAdmin()
  const { data } = useLooks()
  const asked = search.get('look')
  if (!data) return <Skeleton height={400} radius="lg" role="status" aria-label="Loading" />
  const look = data.looks.find(({ id }) => String(id) === asked)
  if (look || asked === NEW) return <LookEditor key={look?.id ?? NEW} look={look} />
  return (
    <Stack gap="lg" maw="60rem">
      <Group justify="space-between" align="flex-start">
        <div>
          <ScreenTitle>{words.title}</ScreenTitle>
          <Text c="dimmed">{words.lead}</Text>
        </div>
        <Button component="a" href={`/admin/portfolio/look?look=${NEW}`} leftSection={<IconPlus size={18} />}>
          New display
        </Button>
      </Group>
      {data.looks.length === 0 ? (
        <EmptyState py="lg" variant="light" title={words.none} description={words.noneText} />
      ) : (
        <LookList looks={data.looks} />
      )}
    </Stack>
  )
}
