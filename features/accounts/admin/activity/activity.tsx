import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import styles from './activity.module.css'
import { ActivityLine } from './activity-line'
import { byDay } from './by-day'
import { Problems } from './problems'
import { useActivity, useNames } from './use-activity'

/** Who did what, newest first. */
export function Activity() {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useActivity()
  const named = useNames()
  const lines = data?.pages.flatMap((page) => page.lines) ?? []
  return (
    <Stack gap="lg" maw="54rem">
      <header>
        <ScreenTitle>Activity</ScreenTitle>
        <Text c="dimmed">Who did what, and when. Entries cannot be changed or deleted.</Text>
      </header>
      <Problems />
      {!data && <Skeleton height={320} radius="lg" role="status" aria-label="Loading" />}
      {byDay(lines).map(({ name, lines: ofDay }) => (
        <section key={name} aria-label={name}>
          <Title order={2} className={styles.day}>
            {name}
          </Title>
          <ul className={styles.list}>
            {ofDay.map((line) => (
              <ActivityLine key={line.id} line={line} named={named} />
            ))}
          </ul>
        </section>
      ))}
      {data && lines.length === 0 && <Text>No activity yet. What you and others do here will be listed.</Text>}
      {hasNextPage && (
        <Button variant="default" onClick={() => void fetchNextPage()} loading={isFetchingNextPage} className={styles.more}>
          Show older
        </Button>
      )}
    </Stack>
  )
}
