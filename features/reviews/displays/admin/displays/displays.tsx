import { BlockPreview } from '@frontage/parts/admin/block-preview'
import { SettingGroups } from '@frontage/parts/admin/setting-groups'
import { Skeleton } from '@mantine/core'
import * as v from 'valibot'
import { useOpenWidget } from '../../../admin/widgets/use-open-widget'
import { WidgetEditor } from '../../../admin/widgets/widget-editor'
import { WidgetsHome } from '../../../admin/widgets/widgets-home'
import { displayShape } from '../../../display'
import { displayGroups } from './display-groups'
import { aboutDisplay } from './display-words'
import { SelectionNotice } from './selection-notice'

/** The ways in which reviews are shown, and the one that stands in the address. */
export function DisplayList() {
  const { isOpen, isLoading, widget } = useOpenWidget('display')
  if (isLoading) return <Skeleton height={400} radius="lg" role="status" aria-label="Loading" />
  if (!isOpen) return <All />
  return (
    <WidgetEditor
      kind="display"
      noun="Display"
      all="All displays"
      embed="review-list"
      widget={widget}
      start={v.parse(displayShape, {})}
      groups={displayGroups}
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
  <WidgetsHome
    kind="display"
    title="Displays"
    lead="How reviews are shown on your pages."
    add="New display"
    about={aboutDisplay}
    empty={{ title: 'No displays yet', text: 'Pages show the newest reviews in a grid until you set up something else.' }}
  />
)
