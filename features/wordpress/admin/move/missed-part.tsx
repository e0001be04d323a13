import { useAdmin } from '@frontage/kit/admin/screen'
import { Failure } from '@frontage/parts/admin/dialog'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { messages } from '../../messages.admin'
import { missedIn, type WordPressImport } from '../../wire.admin'
import styles from './move.module.css'
import { OldAddress, useOldAddress } from './old-address'
import { useChange } from './use-imports'

const words = messages.missed

/** Pictures that could not be had, and the way to get them now. */
export function MissedPart({ shown }: { readonly shown: WordPressImport }) {
  const missed = missedIn(shown.report)
  if (shown.state !== 'done' || missed === 0) return null
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={20} />} title={words.title(missed)}>
      <Text size="sm">{shown.canTryAgain ? words.lead : words.filesGone}</Text>
      {shown.canTryAgain && <TryAgain shown={shown} />}
    </Alert>
  )
}

function TryAgain({ shown }: { readonly shown: WordPressImport }) {
  const { goTo } = useAdmin()
  const { change, isChanging, failure } = useChange(shown)
  const { field, read } = useOldAddress(shown.choices.from)
  const start = (event: FormEvent): void => {
    event.preventDefault()
    const from = read()
    if (from === undefined || isChanging) return
    // What runs now is another import: it is shown where the last one is.
    change({ action: 'again', choices: { ...shown.choices, from } }, { onSuccess: () => goTo('/site/wordpress', 'replace') })
  }
  return (
    <form onSubmit={start} noValidate className={styles.apart}>
      <Stack gap="sm" mt="sm">
        {shown.report?.url && shown.files.length > 0 && <OldAddress url={shown.report.url} {...field} />}
        <Failure>{failure}</Failure>
        <Group>
          <Button type="submit" variant="default" leftSection={<IconRefresh size={18} />} loading={isChanging}>
            {words.again}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
