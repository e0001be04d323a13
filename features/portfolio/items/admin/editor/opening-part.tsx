import { RichTextField } from '@frontage/parts/admin/rich-text-field'
import type { Setting } from '@frontage/parts/admin/setting'
import { SettingField } from '@frontage/parts/admin/setting-field'
import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Alert, Select, TextInput, Title } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { itemTypes, type OpenIn, openIns } from '../../../item'
import { messages, openInNames, typeAbouts, typeNames } from '../../../messages.admin'
import styles from './editor.module.css'
import { asksFor } from './item-draft'
import type { Editing } from './use-editor'

const words = messages.editor
/** Typed, or chosen from the media where they are lent. */
const videoSetting: Setting = {
  control: 'contributed',
  field: 'video-address',
  path: 'video',
  label: 'Video address',
  help: words.videoHelp,
}
const openInOptions = openIns.map((value) => ({ value, label: openInNames[value] }))

/** What happens when somebody opens the item: its kind decides what is asked for. */
export function OpeningPart({ editing }: { readonly editing: Editing }) {
  const { draft, change, errorOf } = editing
  return (
    <section className={groups.group} aria-labelledby="opening-title">
      <Title order={2} id="opening-title">
        When visitors open it
      </Title>
      <fieldset className={styles.types}>
        <legend className={styles.hidden}>Type</legend>
        {itemTypes.map((type) => (
          <label key={type} className={styles.type}>
            <input type="radio" name="item-type" checked={draft.type === type} onChange={() => change({ type })} />
            <span>
              <strong>{typeNames[type]}</strong>
              <span className={styles.about}>{typeAbouts[type]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {asksFor(draft, 'video') && (
        <SettingField
          setting={videoSetting}
          error={errorOf('video')}
          value={draft.video}
          change={(video) => change({ video: String(video ?? '') })}
        />
      )}
      {asksFor(draft, 'site') && <SiteFields editing={editing} />}
      {asksFor(draft, 'action') && (
        <RichTextField
          label="Call to action"
          description={words.actionHelp}
          rows={2}
          error={errorOf('action')}
          value={draft.action}
          change={(action) => change({ action })}
        />
      )}
    </section>
  )
}

function SiteFields({ editing: { draft, kept, change, errorOf } }: { readonly editing: Editing }) {
  const isLookedUp = kept !== undefined && kept.site !== '' && kept.site === draft.site && kept.type === draft.type
  return (
    <>
      <TextInput
        label="Website address"
        description={draft.type === 'page' ? words.pageSiteHelp : undefined}
        placeholder="https://"
        error={errorOf('site')}
        value={draft.site}
        onChange={({ currentTarget }) => change({ site: currentTarget.value })}
      />
      {draft.site !== '' && draft.openIn === 'modal' && (
        <Alert p="sm" color={isLookedUp && kept.framing === 'forbidden' ? 'yellow' : 'tide'} icon={<IconInfoCircle size={20} />}>
          {words.framing[isLookedUp ? kept.framing : 'unknown']}
        </Alert>
      )}
      <Select
        label="Where it opens"
        data={openInOptions}
        value={draft.openIn}
        onChange={(openIn) => change({ openIn: (openIn ?? 'modal') as OpenIn })}
      />
    </>
  )
}
