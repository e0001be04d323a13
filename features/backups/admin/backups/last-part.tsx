import { useAdmin } from '@frontage/kit/admin/screen'
import { formatNumber } from '@frontage/kit/say'
import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Button, Group, Text, Title } from '@mantine/core'
import { messages } from '../../messages.admin'
import type { BackupsAnswer } from '../../wire.admin'
import styles from '../backups.module.css'
import { StandingAlert } from '../standing-alert'

type LastPartProps = { readonly data: BackupsAnswer; readonly makeNow: () => void; readonly isMaking: boolean }

const sizeOf = (bytes: number): string =>
  bytes < 1_048_576 ? `${formatNumber(Math.ceil(bytes / 1024))} KB` : `${formatNumber(Math.round(bytes / 104_857.6) / 10)} MB`

/** How old the last backup is, and one that is made now. */
export function LastPart({ data, makeNow, isMaking }: LastPartProps) {
  const { When } = useAdmin()
  const { last } = data
  return (
    <section className={groups.group} aria-labelledby="last-backup">
      <Title order={2} id="last-backup">
        {messages.last}
      </Title>
      <StandingAlert data={data} />
      <Text className={styles.whole ?? ''} role="status">
        {last ? (
          <>
            Made <When at={last.at} />: <code>{last.name}</code>, {sizeOf(last.bytes)}
          </>
        ) : (
          messages.none
        )}
      </Text>
      <Group>
        <Button variant="default" onClick={makeNow} loading={isMaking}>
          {messages.now}
        </Button>
      </Group>
    </section>
  )
}
