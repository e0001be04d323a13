import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Alert, Text, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { messages } from '../../messages.admin'
import type { BackupsAnswer } from '../../wire.admin'
import styles from '../backups.module.css'

/** The person who runs the server says where backups go. */
export const WherePart = ({ at: { name, isInData, isEncrypted } }: Pick<BackupsAnswer, 'at'>) => (
  <section className={groups.group} aria-labelledby="backup-place">
    <Title order={2} id="backup-place">
      {messages.where}
    </Title>
    <Text className={styles.whole ?? ''}>
      <code>{name}</code>
    </Text>
    {isInData && (
      <Alert color="yellow" icon={<IconAlertTriangle size={20} />}>
        {messages.inData}
      </Alert>
    )}
    <Text size="sm">{isEncrypted ? messages.encrypted : messages.plain}</Text>
  </section>
)
