import { Alert, Button, Stack } from '@mantine/core'
import { IconShieldQuestion } from '@tabler/icons-react'
import type { Entry } from '../../../entry'
import { messages } from '../../messages.admin'
import type { InboxContext } from '../messages/use-inbox'
import styles from './entry.module.css'

const words = messages.inbox

/** Why a message was held back, and the way out of it. */
export const HeldNotice = ({ entry, inbox }: { readonly entry: Entry; readonly inbox: InboxContext }) => (
  <Alert color="yellow" icon={<IconShieldQuestion size={20} />} title={words.heldTitle}>
    <Stack gap="sm" align="flex-start">
      <ul className={styles.doubts}>
        {entry.doubts.map((doubt) => (
          <li key={doubt}>{words.doubts[doubt]}</li>
        ))}
      </ul>
      <p className={styles.flat}>{words.heldText}</p>
      <Button onClick={() => inbox.move([entry], 'new')}>Release message</Button>
    </Stack>
  </Alert>
)
