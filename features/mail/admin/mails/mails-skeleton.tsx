import { Skeleton } from '@mantine/core'

export const MailsSkeleton = () => (
  <div role="status" aria-label="Loading">
    <Skeleton height={360} radius="lg" />
  </div>
)
