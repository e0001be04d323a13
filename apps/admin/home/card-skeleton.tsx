import { Skeleton } from '@mantine/core'

/** Holds the place of what waits while it is being asked for. */
export function CardSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <Skeleton height={420} radius="lg" />
    </div>
  )
}
