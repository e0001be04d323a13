import { Dialog, Failure } from '@frontage/parts/admin/dialog'
import { Button, Group, Stack, Text } from '@mantine/core'
import { kinds, messages } from '../../messages.requests'
import type { FoundPerson } from '../../wire.privacy'
import { countWords } from './kind-words'
import styles from './privacy.module.css'
import { useErase } from './use-erase'

const words = messages.erase

type EraseQuestionProps = { readonly found: FoundPerson; readonly again: () => void; readonly close: () => void }

/** Says what goes and what stays before somebody is erased. */
export function EraseQuestion({ found, again, close }: EraseQuestionProps) {
  const { erase, isErasing, failure } = useErase(() => {
    close()
    again()
  })
  const shut = (): void => {
    if (!isErasing) close()
  }
  return (
    <Dialog title={words.title(found.mailbox)} close={shut}>
      <Stack>
        <Points
          title={words.goes}
          points={found.kinds.map((part) => [countWords(part), kinds[part.kind]?.along].filter(Boolean).join(' '))}
        />
        <Points title={words.stays} points={[words.proof, ...(found.named.length ? [words.others] : []), words.outside, words.backups]} />
        <Text fw={600}>{words.warning}</Text>
        <Failure>{failure}</Failure>
        <Text size="sm" c="dimmed" aria-live="polite">
          {isErasing ? words.erasing : ''}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={shut} disabled={isErasing} data-autofocus>
            {words.cancel}
          </Button>
          <Button color="red" loading={isErasing} onClick={() => erase(found.mailbox)}>
            {words.confirm}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

const Points = ({ title, points }: { readonly title: string; readonly points: readonly string[] }) => (
  <div>
    <Text fw={600}>{title}</Text>
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </div>
)
