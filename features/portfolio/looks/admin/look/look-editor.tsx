import { useAdmin } from '@frontage/kit/admin/screen'
import { BlockPreview } from '@frontage/parts/admin/block-preview'
import { labelsOf } from '@frontage/parts/admin/conflict-labels'
import { SaveBar } from '@frontage/parts/admin/save-bar'
import { ScreenHead } from '@frontage/parts/admin/screen-head'
import { SettingGroups } from '@frontage/parts/admin/setting-groups'
import { Snippet } from '@frontage/parts/admin/snippet'
import { useConflict } from '@frontage/parts/admin/use-conflict'
import { useNamedSettings } from '@frontage/parts/admin/use-named-settings'
import { Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { looksKey } from '../../../admin/keys'
import { startSettings, takenFrom } from '../../stored-look'
import type { StoredLook } from '../../wire.admin'
import styles from './look.module.css'
import { lookGroups } from './look-groups'
import { lookNow, useSaveLook } from './use-looks'
import { WhichItems } from './which-items'

const labels = { title: 'Name', ...labelsOf(lookGroups) }
const HOME = '/portfolio/look'
const namedIn = (look: StoredLook | undefined) => ({ title: look?.title ?? '', settings: { ...startSettings, ...look?.settings } })

/** Settings of the block beside the block itself; undefined for new ones. */
export function LookEditor({ look }: { readonly look: StoredLook | undefined }) {
  const { path, goTo } = useAdmin()
  const [revision, setRevision] = useState(look?.revision ?? '')
  const draft = useNamedSettings(namedIn(look), (address) => address.startsWith(`${HOME}?look=`))
  const { title, settings, isChanged, question, discard, setTitle, setSettings } = draft
  const { save, isSaving, failure, error, reset } = useSaveLook((saved) => {
    setRevision(saved.revision)
    draft.keep()
    goTo(`${path}?look=${saved.id}`, 'replace')
  })
  const taken = takenFrom(settings)
  const saveOver = (over: string): void => {
    draft.send()
    save({ id: look?.id ?? 0, title, settings: { ...taken }, revision: over })
  }
  const conflict = useConflict({
    ...{ queryKey: [...looksKey, look?.id], error, mine: { title, ...taken }, labels, isSaving, notNow: reset },
    read: async () => {
      const now = await lookNow(look?.id)
      return { now, value: { title: now.title, ...now.settings }, revision: now.revision }
    },
    keepMine: (theirs) => saveOver(theirs.revision),
    takeTheirs: ({ now }) => {
      draft.take(namedIn(now))
      setRevision(now.revision)
      reset()
    },
  })
  const titleIssue = failure?.field === 'title' ? failure.text : undefined
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isSaving) saveOver(revision)
  }
  return (
    <form onSubmit={submit} aria-label="Portfolio display">
      <Stack gap="lg">
        <ScreenHead back={{ href: `/admin${HOME}`, label: 'All displays' }} title={look ? look.title : 'New portfolio display'} />
        <div className={styles.columns}>
          <div className={styles.form}>
            <TextInput
              label="Name"
              description="Only you see it."
              error={titleIssue}
              value={title}
              onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            />
            <WhichItems settings={settings} change={setSettings} />
            <SettingGroups groups={lookGroups} settings={settings} change={setSettings} />
            {look && <Snippet name="portfolio" id={look.id} />}
          </div>
          <div className={styles.side}>
            <BlockPreview block="portfolio" props={taken} />
          </div>
        </div>
        <SaveBar
          {...{ isChanged, isSaving, discard, question, conflict }}
          failure={titleIssue ? undefined : failure?.text}
          isKept={look !== undefined}
        />
      </Stack>
    </form>
  )
}
