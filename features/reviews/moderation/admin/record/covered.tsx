import { Failure } from '@frontage/parts/admin/dialog'
import { Button, Stack, Text } from '@mantine/core'
import { type Review, redactionKinds } from '../../../review'
import { kindWords } from './kind-words'
import styles from './record.module.css'
import { useCover } from './use-record'

const kindOf = (kind: string) => redactionKinds.find((known) => known === kind) ?? 'other'

/** What is covered already, each with the way back. */
export function Covered({ review: { id, redactions = [] } }: { readonly review: Review }) {
  const { change, isBusy, failure } = useCover()
  if (redactions.length === 0) return null
  return (
    <Stack gap="xs" component="section" aria-label="Hidden so far">
      <Text fw={600}>Hidden so far</Text>
      <ul className={styles.covered}>
        {redactions.map(({ kind, passage }) => (
          <li key={passage}>
            <span>
              “{passage}” <span className={styles.when}>{kindWords[kindOf(kind)]}</span>
            </span>
            <Button
              variant="default"
              disabled={isBusy}
              aria-label={`Show “${passage}” again`}
              onClick={() => change({ id, kind: kindOf(kind), passage, undo: true }, 'Shown again.')}
            >
              Show again
            </Button>
          </li>
        ))}
      </ul>
      <Failure>{failure}</Failure>
    </Stack>
  )
}
