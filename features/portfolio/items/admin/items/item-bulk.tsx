import bulk from '@frontage/parts/admin/lists/bulk.module.css'
import { TrashQuestion } from '@frontage/parts/admin/trash-question'
import type { Chosen } from '@frontage/parts/admin/use-chosen'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import type { OwnerItem, State } from '../../../item'
import { messages } from '../../../messages.admin'
import { SortDialog } from './sort-dialog'
import { useBulk } from './use-bulk'

type ItemBulkProps = { readonly items: readonly OwnerItem[]; readonly chosen: Chosen }

/** Above the list: tick all that are shown, and see to the ticked ones at once. */
export function ItemBulk({ items, chosen }: ItemBulkProps) {
  const { ids, isAll, takeAll, takeNone } = chosen
  return (
    <section className={bulk.bar} aria-label="Bulk actions">
      <Checkbox
        label={ids.length === 0 ? 'Select all shown' : `${ids.length} selected`}
        checked={isAll}
        indeterminate={ids.length > 0 && !isAll}
        onChange={() => (isAll ? takeNone() : takeAll())}
      />
      {ids.length > 0 && <Actions items={items.filter(({ id }) => chosen.has(id))} done={takeNone} />}
    </section>
  )
}

type ActionsProps = { readonly items: readonly OwnerItem[]; readonly done: () => void }

const idsIn = (items: readonly OwnerItem[], state: State): number[] => items.filter((item) => item.state === state).map(({ id }) => id)

function Actions({ items, done }: ActionsProps) {
  const ids = items.map(({ id }) => id)
  const drafts = idsIn(items, 'draft')
  const published = idsIn(items, 'published')
  const { change, isChanging } = useBulk(done)
  const [asking, setAsking] = useState<'remove' | 'sort'>()
  const close = (): void => setAsking(undefined)
  return (
    <div className={bulk.actions}>
      {drafts.length > 0 && (
        <Button loading={isChanging} onClick={() => change({ ids: drafts, action: 'publish' })}>
          Publish
        </Button>
      )}
      {published.length > 0 && (
        <Button variant="default" disabled={isChanging} onClick={() => change({ ids: published, action: 'withdraw' })}>
          Unpublish
        </Button>
      )}
      <Button variant="default" disabled={isChanging} onClick={() => setAsking('sort')}>
        Edit categories
      </Button>
      <Button variant="default" disabled={isChanging} onClick={() => setAsking('remove')}>
        Move to trash
      </Button>
      {asking === 'sort' && <SortDialog change={(action, term) => change({ ids, action, term }, { onSettled: close })} close={close} />}
      {asking === 'remove' && (
        <RemoveQuestion
          count={ids.length}
          isRemoving={isChanging}
          remove={() => change({ ids, action: 'remove' }, { onSettled: close })}
          close={close}
        />
      )}
    </div>
  )
}

type RemoveQuestionProps = {
  readonly count: number
  readonly isRemoving: boolean
  readonly remove: () => void
  readonly close: () => void
}

/** Asks once before visitors lose items. */
export const RemoveQuestion = ({ count, ...props }: RemoveQuestionProps) => (
  <TrashQuestion what={messages.bulk.some(count)} {...props}>
    {messages.bulk.removing}
  </TrashQuestion>
)
