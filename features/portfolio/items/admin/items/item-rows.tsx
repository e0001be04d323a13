import { useAdmin } from '@frontage/kit/admin/screen'
import { Conflict } from '@frontage/parts/admin/conflict'
import { Sorting } from '@frontage/parts/admin/sorting'
import type { Chosen } from '@frontage/parts/admin/use-chosen'
import { Button, Center } from '@mantine/core'
import { useTerms } from '../../../admin/terms/use-terms'
import { messages } from '../../../messages.admin'
import { canBeOrdered, type Filters } from './filters'
import { ItemTableRow } from './item-row'
import styles from './items.module.css'
import type { useItems } from './use-items'
import { useOrder } from './use-order'

type ItemRowsProps = { readonly filters: Filters; readonly found: ReturnType<typeof useItems>; readonly chosen: Chosen }

/** The items in the owner's order, which is changed by hand or by key. */
export function ItemRows({ filters, found, chosen }: ItemRowsProps) {
  const { announce } = useAdmin()
  const { items = [], hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage } = found
  const order = useOrder(items, filters)
  const { data } = useTerms()
  const names = new Map(data?.terms.map(({ id, name }) => [id, name]))
  const isOrdered = canBeOrdered(filters)
  const showMore = async (): Promise<void> => {
    const { data: after } = await fetchNextPage()
    announce(`${(after?.pages.flatMap((page) => page.items).length ?? 0) - items.length} more items.`)
  }
  return (
    <>
      {!isOrdered && <p className={styles.hint}>{messages.list.orderOff}</p>}
      <Sorting
        ids={items.map(({ id }) => id)}
        nameOf={(id) => items.find((item) => item.id === id)?.title ?? ''}
        move={(id, to) => order.move({ id, to })}
      >
        <ul ref={order.list} className={styles.list} aria-busy={isPlaceholderData || undefined}>
          {items.map((item, place) => (
            <ItemTableRow
              key={item.id}
              item={item}
              terms={[...item.categories, ...item.others].flatMap((id) => names.get(id) ?? [])}
              isChosen={chosen.has(item.id)}
              choose={() => chosen.toggle(item.id)}
              {...(isOrdered && { place, order })}
            />
          ))}
        </ul>
      </Sorting>
      <Conflict conflict={order.conflict} />
      {hasNextPage && (
        <Center mt="lg">
          <Button variant="default" onClick={() => void showMore()} loading={isFetchingNextPage}>
            Show more
          </Button>
        </Center>
      )}
    </>
  )
}
