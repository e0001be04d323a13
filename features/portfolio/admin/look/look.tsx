import { useAdmin } from '@frontage/kit/admin/screen'
import type { Settings } from '@frontage/parts/admin/setting'
import { SettingGroups } from '@frontage/parts/admin/setting-groups'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useClipboard, useLocalStorage } from '@mantine/hooks'
import { messages } from '../../messages.admin'
import { BlockPreview } from './block-preview'
import styles from './look.module.css'
import { lookGroups } from './look-groups'
import { startSettings, takenFrom } from './taken'
import { WhichItems } from './which-items'

const words = messages.look

/** The settings of the block beside the block itself. What was tried out stays in this browser. */
export function Look() {
  const [changed, setChanged] = useLocalStorage<Settings>({
    key: 'frontage-portfolio-look',
    defaultValue: {},
    getInitialValueInEffect: false,
  })
  const settings = { ...startSettings, ...changed }
  const change = (next: Settings): void => setChanged(takenFrom(next))
  return (
    <Stack gap="lg">
      <Head changed={changed} reset={() => setChanged({})} />
      <div className={styles.columns}>
        <div className={styles.form}>
          <WhichItems settings={settings} change={change} />
          <SettingGroups groups={lookGroups} settings={settings} change={change} />
        </div>
        <BlockPreview settings={settings} />
      </div>
    </Stack>
  )
}

function Head({ changed, reset }: { readonly changed: Settings; readonly reset: () => void }) {
  const { notify, announce } = useAdmin()
  const { copy } = useClipboard()
  const take = (): void => {
    copy(JSON.stringify({ block: 'portfolio', props: changed }, null, 2))
    announce(words.taken)
    notify({ id: 'portfolio', text: words.taken })
  }
  return (
    <Group justify="space-between" align="flex-start">
      <div>
        <Title order={1}>{words.title}</Title>
        <Text c="dimmed">{words.lead}</Text>
      </div>
      <Group gap="xs">
        <Button variant="default" disabled={Object.keys(changed).length === 0} onClick={reset}>
          {words.start}
        </Button>
        <Button onClick={take}>{words.take}</Button>
      </Group>
    </Group>
  )
}
