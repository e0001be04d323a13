import { useAdmin } from '@frontage/kit/admin/screen'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { WidgetList, type WidgetListProps } from './widget-list'

type WidgetsHomeProps = WidgetListProps & { readonly title: string; readonly lead: string; readonly add: string }

/** A screen of everything of one kind that has been set up, with the way to one more. */
export function WidgetsHome({ title, lead, add, ...list }: WidgetsHomeProps) {
  const { path } = useAdmin()
  return (
    <Stack gap="lg" maw="60rem">
      <Group justify="space-between" align="flex-start">
        <div>
          <ScreenTitle>{title}</ScreenTitle>
          <Text c="dimmed">{lead}</Text>
        </div>
        <Button component="a" href={`/admin${path}?${list.kind}=new`} leftSection={<IconPlus size={18} />}>
          {add}
        </Button>
      </Group>
      <WidgetList {...list} />
    </Stack>
  )
}
