import { BlockPreview } from '@frontage/parts/admin/block-preview'
import { SettingGroups } from '@frontage/parts/admin/setting-groups'
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import * as v from 'valibot'
import { displayShape } from '../../display'
import { useOpenWidget } from '../widgets/use-open-widget'
import { WidgetEditor } from '../widgets/widget-editor'
import { WidgetList } from '../widgets/widget-list'
import { displayGroups } from './display-groups'
import { aboutDisplay } from './display-words'
import { SelectionNotice } from './selection-notice'

/** The ways in which reviews are shown, and the one that stands in the address. */
export function Displays() {
  const { isOpen, isLoading, widget } = useOpenWidget('display')
  if (isLoading) return <Skeleton height={400} radius="lg" role="status" aria-label="Loading" />
  if (!isOpen) return <All />
  return (
    <WidgetEditor
      key={widget?.id ?? 'new'}
      kind="display"
      noun="Display"
      embed="review-list"
      widget={widget}
      start={v.parse(displayShape, {})}
      fields={({ settings, change, fault }) => (
        <>
          <SelectionNotice settings={settings} />
          <SettingGroups groups={displayGroups} settings={settings} change={change} faults={fault ? [fault] : []} />
        </>
      )}
      preview={(settings) => <BlockPreview block="review-list" props={{ display: settings }} />}
    />
  )
}

const All = () => (
  <Stack gap="lg" maw="60rem">
    <Group justify="space-between" align="flex-start">
      <div>
        <Title order={1}>Displays</Title>
        <Text c="dimmed">How reviews are shown on your pages.</Text>
      </div>
      <Button component="a" href="/admin/reviews/displays?display=new" leftSection={<IconPlus size={18} />}>
        New display
      </Button>
    </Group>
    <WidgetList
      kind="display"
      about={aboutDisplay}
      empty={{ title: 'No displays yet', text: 'Pages show the newest reviews in a grid until you set up something else.' }}
    />
  </Stack>
)
