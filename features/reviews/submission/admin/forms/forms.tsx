import { BlockPreview } from '@frontage/parts/admin/block-preview'
import { SettingGroups } from '@frontage/parts/admin/setting-groups'
import { Skeleton } from '@mantine/core'
import { useOpenWidget } from '../../../admin/widgets/use-open-widget'
import { WidgetEditor } from '../../../admin/widgets/widget-editor'
import { WidgetsHome } from '../../../admin/widgets/widgets-home'
import { firstForm } from '../../../standard-form'
import { FieldList } from './field-list'
import { formGroups } from './form-groups'
import { aboutForm } from './form-words'
import { GatingNotice } from './gating-notice'
import { NotifyList } from './notify-list'

/** The forms in which visitors write reviews, and the one that stands in the address. */
export function Forms() {
  const { isOpen, isLoading, widget } = useOpenWidget('form')
  if (isLoading) return <Skeleton height={400} radius="lg" role="status" aria-label="Loading" />
  if (!isOpen) return <All />
  return (
    <WidgetEditor
      kind="form"
      noun="Review form"
      all="All review forms"
      embed="review-form"
      widget={widget}
      start={firstForm}
      groups={formGroups}
      fields={(draft) => (
        <>
          <FieldList {...draft} />
          <SettingGroups groups={formGroups} {...draft} faults={draft.fault ? [draft.fault] : []} />
          <GatingNotice settings={draft.settings} />
          <NotifyList {...draft} />
        </>
      )}
      preview={(settings) => <BlockPreview block="review-form" props={{ definition: { ...settings, autoPopup: 0, once: '' } }} />}
    />
  )
}

const All = () => (
  <WidgetsHome
    kind="form"
    title="Review forms"
    lead="Where visitors write reviews."
    add="New form"
    about={aboutForm}
    empty={{ title: 'No forms yet', text: 'Pages show the standard form until you set up one of your own.' }}
  />
)
