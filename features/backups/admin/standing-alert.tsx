import { useAdmin } from '@frontage/kit/admin/screen'
import { Alert, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { messages } from '../messages.admin'
import type { BackupsAnswer } from '../wire.admin'
import styles from './backups.module.css'

type StandingAlertProps = { readonly data: BackupsAnswer; readonly children?: ReactNode }

/** What is wrong with backups; nothing where nothing is. */
export function StandingAlert({ data: { standing, last, failed }, children }: StandingAlertProps) {
  const { When } = useAdmin()
  if (standing === 'fine') return null
  const title = standing === 'failed' ? messages.failed : last ? messages.late : messages.never
  return (
    <Alert color="red" icon={<IconAlertTriangle size={20} />} title={title}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm" className={styles.whole ?? ''}>
          {failed ? (
            <>
              It failed <When at={failed.at} />: “{failed.why}”.{' '}
              {last ? (
                <>
                  The one before was made <When at={last.at} />.
                </>
              ) : (
                'No backup is known from before.'
              )}
            </>
          ) : (
            messages.lateHelp
          )}
        </Text>
        {children}
      </Stack>
    </Alert>
  )
}
