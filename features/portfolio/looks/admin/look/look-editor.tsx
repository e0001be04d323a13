import { useAdmin } from '@frontage/kit/admin/screen'
import { BlockPreview } from '@frontage/parts/admin/block-preview'
import { Failure } from '@frontage/parts/admin/dialog'
import type { Settings } from '@frontage/parts/admin/setting'
import { SettingGroups } from '@frontage/parts/admin/setting-groups'
import settled from '@frontage/parts/admin/settings/settings.module.css'
import { Snippet } from '@frontage/parts/admin/snippet'
import { Button, Group, Stack, TextInput, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { startSettings, takenFrom } from '../../stored-look'
import type { StoredLook } from '../../wire.admin'
import styles from './look.module.css'
import { lookGroups } from './look-groups'
import { useSaveLook } from './use-looks'
import { WhichItems } from './which-items'

const HOME = '/admin/portfolio/look'

/** Settings of the block beside the block itself; undefined for new ones. */
export function LookEditor({ look }: { readonly look: StoredLook | undefined }) {
  const { path, goTo } = useAdmin()
  const [title, setTitle] = useState(look?.title ?? '')
  const [settings, setSettings] = useState<Settings>({ ...startSettings, ...look?.settings })
  const { save, isSaving, failure } = useSaveLook(({ id }) => goTo(`${path}?look=${id}`, 'replace'))
  const taken = takenFrom(settings)
  const titleIssue = failure?.field === 'title' ? failure.text : undefined
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isSaving) save({ id: look?.id ?? 0, title, settings: { ...taken } })
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
