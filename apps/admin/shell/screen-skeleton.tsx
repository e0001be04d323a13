import { Skeleton, Stack } from '@mantine/core'

const rows = ['first', 'second', 'third'] as const

/** Holds the place of a screen that is on its way. */
export function ScreenSkeleton() {
  return (
    <Stack gap="lg" role="status" aria-label="Loading">
      <Skeleton height={34} width={220} />
      {rows.map((row) => (
        <Skeleton key={row} height={120} radius="lg" />
      ))}
    </Stack>
  )
}
