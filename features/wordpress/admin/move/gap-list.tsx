import { formatNumber } from '@frontage/kit/say'
import { Badge, Group, Text, Title } from '@mantine/core'
import { messages } from '../../messages.admin'
import type { ImportReport } from '../../wire.admin'
import styles from './move.module.css'

const words = messages.report

type Gaps = ImportReport['gaps']

/** What was left out, by page: each line leads to where it stood. */
export function GapList({ report: { gaps, allGaps, isLook, url } }: { readonly report: ImportReport }) {
  if (allGaps === 0) return <Text c="dimmed">{isLook ? words.noGapsLook : words.noGaps}</Text>
  const pages = [...Map.groupBy(gaps, ({ page }) => page)]
  return (
    <section aria-label={words.gaps(allGaps)}>
      <Title order={3} className={styles.heading ?? ''}>
        {words.gaps(allGaps)}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {url === '' ? words.gapsFilesLead : isLook ? words.gapsLookLead : words.gapsLead}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keys */}
      <ul className={styles.gaps} tabIndex={0} aria-label={words.gaps(allGaps)}>
        {pages.map(([page, all]) => (
          <li key={page} className={styles.gap}>
            <Group gap="xs">
              <strong>{page || words.site}</strong>
              <Badge color="gray">{formatNumber(all.length)}</Badge>
            </Group>
            <Lines gaps={all} />
          </li>
        ))}
      </ul>
      {allGaps > gaps.length && (
        <Text size="sm" c="dimmed">
          {words.more(allGaps - gaps.length)}
        </Text>
      )}
    </section>
  )
}

const Lines = ({ gaps }: { readonly gaps: Gaps }) => (
  <ul className={styles.lines}>
    {gaps.map(({ at, what }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of a report never move
      <li key={place} className={styles.line}>
        {at === '' ? what : <Place at={at}>{what}</Place>}
      </li>
    ))}
  </ul>
)

/** The editor, or the old site beside this page. */
const Place = ({ at, children }: { readonly at: string; readonly children: string }) =>
  at.startsWith('/') ? (
    <a href={at}>{children}</a>
  ) : (
    <a href={at} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
