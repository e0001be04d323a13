import { Button } from '@mantine/core'

type ShowMoreProps = {
  readonly more: { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; readonly fetchNextPage: () => Promise<unknown> }
}

/** Brings what comes next in the media; nothing when there is no more. */
export const ShowMore = ({ more: { hasNextPage, isFetchingNextPage, fetchNextPage } }: ShowMoreProps) =>
  hasNextPage && (
    <Button variant="default" onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
      Show more
    </Button>
  )
