import { Button, Group, Skeleton, Text, Title } from '@mantine/core'
import { useBlockTitles } from '../../../admin/block-titles'
import type { PageAtWork } from '../../../admin/page/use-page'
import { messages } from '../../messages.admin'
import { differenceWords } from './difference-words'
import { differencesBetween } from './differences'
import styles from './history.module.css'
import { useRestore, useVersion } from './use-history'

const words = messages.history

type VersionLookProps = { readonly page: PageAtWork; readonly version: number; readonly close: () => void }

/** One version: what has changed since, and the way back to it. */
export function VersionLook({ page, version, close }: VersionLookProps) {
  const titleOf = useBlockTitles()
  const { data } = useVersion(page.id, version)
  const { restore, isRestoring } = useRestore(page, close)
  if (!data) return <Skeleton height={240} radius="lg" role="status" aria-label="Loading the version" />
  const differences = differencesBetween(data.document, page.document).map((difference) => differenceWords(difference, titleOf))
  return (
    <section className={styles.look} aria-label={`Version ${version}`}>
      <Title order={3}>{words.changedSince}</Title>
      {differences.length === 0 ? (
        <Text c="dimmed">{words.same}</Text>
      ) : (
        <ul className={styles.differences}>
          {differences.map(({ what, text }) => (
            <li key={`${what} ${text}`}>
              {what}
              {text && <span className={styles.about}>{text}</span>}
            </li>
          ))}
        </ul>
      )}
      <Group justify="flex-end">
        <Button disabled={differences.length === 0} loading={isRestoring} onClick={() => restore(version)}>
          Restore version {version}
        </Button>
      </Group>
    </section>
  )
}
