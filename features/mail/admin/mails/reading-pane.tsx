import { Text } from '@mantine/core'
import type { Carrier } from '../state-words'
import { Letter } from './letter'
import styles from './mails.module.css'

/** The open mail beside the list. */
export const ReadingPane = ({ id, carrier }: { readonly id: number | undefined; readonly carrier: Carrier }) => (
  <section className={styles.pane} aria-label="The open mail">
    {id === undefined ? (
      <Text c="dimmed" ta="center" py="xl">
        Choose a mail to read it.
      </Text>
    ) : (
      <Letter key={id} id={id} carrier={carrier} />
    )}
  </section>
)
