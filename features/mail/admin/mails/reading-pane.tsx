import { Text } from '@mantine/core'
import { EmailView } from './email-view'
import styles from './mails.module.css'

/** Selected e-mail beside the list. */
export const ReadingPane = ({ id }: { readonly id: number | undefined }) => (
  <section className={styles.pane} aria-label="Selected e-mail">
    {id === undefined ? (
      <Text c="dimmed" ta="center" py="xl">
        Choose an e-mail to read it.
      </Text>
    ) : (
      <EmailView key={id} id={id} />
    )}
  </section>
)
