import { useAdmin } from '@frontage/kit/admin/screen'
import { BlockPreview } from '@frontage/parts/admin/block-preview'
import { Conflict } from '@frontage/parts/admin/conflict'
import { labelsOf } from '@frontage/parts/admin/conflict-labels'
import { Failure } from '@frontage/parts/admin/dialog'
import type { Settings } from '@frontage/parts/admin/setting'
import { SettingGroups } from '@frontage/parts/admin/setting-groups'
import settled from '@frontage/parts/admin/settings/settings.module.css'
import { Snippet } from '@frontage/parts/admin/snippet'
import { useConflict } from '@frontage/parts/admin/use-conflict'
import { Button, Group, Stack, TextInput, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { looksKey } from '../../../admin/keys'
import { startSettings, takenFrom } from '../../stored-look'
import type { StoredLook } from '../../wire.admin'
import styles from './look.module.css'
import { lookGroups } from './look-groups'
import { lookNow, useSaveLook } from './use-looks'
import { WhichItems } from './which-items'

const labels = { title: 'Name', ...labelsOf(lookGroups) }
const HOME = '/admin/portfolio/look'

/** Settings of the block beside the block itself; undefined for new ones. */
export function LookEditor({ look }: { readonly look: StoredLook | undefined }) {
  const { path, goTo } = useAdmin()
  const [title, setTitle] = useState(look?.title ?? '')
  const [settings, setSettings] = useState<Settings>({ ...startSettings, ...look?.settings })
  const [revision, setRevision] = useState(look?.revision ?? '')
  const { save, isSaving, failure, error, reset } = useSaveLook((saved) => {
    setRevision(saved.revision)
    goTo(`${path}?look=${saved.id}`, 'replace')
  })
  const taken = takenFrom(settings)
  const saveOver = (over: string): void => save({ id: look?.id ?? 0, title, settings: { ...taken }, revision: over })
  const conflict = useConflict({
    ...{ queryKey: [...looksKey, look?.id], error, mine: { title, ...taken }, labels, isSaving, notNow: reset },
    read: async () => {
      const now = await lookNow(look?.id)
      return { now, value: { title: now.title, ...now.settings }, revision: now.revision }
    },
    keepMine: (theirs) => saveOver(theirs.revision),
    takeTheirs: ({ now }) => {
      setTitle(now.title)
      setSettings({ ...startSettings, ...now.settings })
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
        <Head look={look} />
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
        <div className={settled.foot}>
          <Failure>{titleIssue ? undefined : failure?.text}</Failure>
          <Button type="submit" loading={isSaving}>
            Save
          </Button>
        </div>
      </Stack>
      <Conflict conflict={conflict} />
    </form>
  )
}

const Head = ({ look }: { readonly look: StoredLook | undefined }) => (
  <Group justify="space-between">
    <Title order={1}>{look ? look.title : 'New portfolio display'}</Title>
    <Button component="a" href={HOME} variant="default" leftSection={<IconArrowLeft size={18} />}>
      Back
    </Button>
  </Group>
)
