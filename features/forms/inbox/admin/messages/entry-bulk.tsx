import { useSession } from '@frontage/kit/admin/screen'
import bulk from '@frontage/parts/admin/lists/bulk.module.css'
import type { Chosen } from '@frontage/parts/admin/use-chosen'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import type { EntryState } from '../../../entry'
import { DeleteQuestion } from '../entry/delete-question'
import { DELETE } from '../keys'
import type { Drawer } from './filters'
import type { InboxContext } from './use-inbox'

type EntryBulkProps = { readonly drawer: Drawer; readonly chosen: Chosen; readonly inbox: InboxContext }

const actions: Readonly<Record<Drawer, readonly (readonly [EntryState, string])[]>> = {
  inbox: [
    ['done', 'Mark as done'],
    ['new', 'Mark as unread'],
    ['trash', 'Move to trash'],
    ['spam', 'Mark as spam'],
  ],
  new: [
    ['read', 'Mark as read'],
    ['done', 'Mark as done'],
    ['trash', 'Move to trash'],
    ['spam', 'Mark as spam'],
  ],
  done: [
    ['read', 'Move to inbox'],
    ['trash', 'Move to trash'],
  ],
  spam: [
    ['new', 'Release all'],
    ['trash', 'Move to trash'],
  ],
  trash: [['read', 'Move to inbox']],
}

/** Above the list: tick all that are shown, and see to the ticked ones at once. */
export function EntryBulk({ drawer, chosen, inbox }: EntryBulkProps) {
  const { ids, isAll, takeAll, takeNone } = chosen
  const { me } = useSession()
  const [isAsking, setAsking] = useState(false)
  return (
    <section className={bulk.bar} aria-label="Actions for several messages">
      <Checkbox
        label={ids.length === 0 ? 'Select all shown' : `${ids.length} selected`}
        checked={isAll}
        indeterminate={ids.length > 0 && !isAll}
        onChange={() => (isAll ? takeNone() : takeAll())}
      />
      {ids.length > 0 && (
        <div className={bulk.actions}>
          {actions[drawer].map(([to, label]) => (
            <Button key={to} variant="default" onClick={() => inbox.move(inbox.chosenRows, to)}>
              {label}
            </Button>
          ))}
          {drawer === 'trash' && me.rights.includes(DELETE) && (
            <Button color="red" onClick={() => setAsking(true)}>
              Delete for good
            </Button>
          )}
        </div>
      )}
      {isAsking && <DeleteQuestion ids={ids} inbox={inbox} close={() => setAsking(false)} />}
    </section>
  )
}
