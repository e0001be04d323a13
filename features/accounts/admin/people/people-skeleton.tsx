import { Skeleton } from '@mantine/core'

export const PeopleSkeleton = () => (
  <div role="status" aria-label="Loading">
    <Skeleton height={240} radius="lg" />
  </div>
)
