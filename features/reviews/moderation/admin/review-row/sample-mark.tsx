import { Badge } from '@mantine/core'
import styles from './sample-mark.module.css'

const help = 'Made up for the demo. It is never counted together with real reviews.'

/** Marks what nobody really wrote; the reason stands on hover and focus, drawn by its sheet: what floats beside a word would weigh more than the row. */
export const SampleMark = () => (
  <Badge color="gray" tabIndex={0} role="note" aria-label={`Sample. ${help}`} className={styles.mark ?? ''} data-help={help}>
    Sample
  </Badge>
)
