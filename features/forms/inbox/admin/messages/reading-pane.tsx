import { Text } from '@mantine/core'
import { messages } from '../../messages.admin'
import { EntryView } from '../entry/entry-view'
import styles from './messages.module.css'
import type { InboxContext } from './use-inbox'

/** The open message beside the list. */
export const ReadingPane = ({ inbox }: { readonly inbox: InboxContext }) => (
  <section className={styles.pane} aria-label="The open message">
    {inbox.open === undefined ? (
      <Text c="dimmed" ta="center" py="xl">
        {messages.inbox.pick}
      </Text>
    ) : (
      <EntryView key={inbox.open} id={inbox.open} inbox={inbox} />
    )}
  </section>
)
