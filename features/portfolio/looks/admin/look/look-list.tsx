import rows from '@frontage/parts/admin/lists/rows.module.css'
import { TrashQuestion } from '@frontage/parts/admin/trash-question'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { messages } from '../../../messages.admin'
import type { StoredLook } from '../../wire.admin'
import { useRemoveLook } from './use-looks'

/** Settings that have a name. Each is opened by its address. */
export function LookList({ looks }: { readonly looks: readonly StoredLook[] }) {
  const [leaving, setLeaving] = useState<StoredLook>()
  return (
    <>
      <ul className={rows.list}>
        {looks.map((look) => (
          <li key={look.id} className={rows.item}>
            <div>
              <strong>{look.title}</strong>
              <div className={rows.about}>ID {look.id}</div>
            </div>
            <Group gap="xs">
              <Button component="a" href={`/admin/portfolio/look?look=${look.id}`} variant="default" aria-label={`Change ${look.title}`}>
                Change
              </Button>
              <Button variant="default" aria-label={`Delete ${look.title}`} onClick={() => setLeaving(look)}>
                Delete
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      {leaving && <RemoveDialog look={leaving} close={() => setLeaving(undefined)} />}
    </>
  )
}

function RemoveDialog({ look, close }: { readonly look: StoredLook; readonly close: () => void }) {
  const { remove, isRemoving } = useRemoveLook()
  return (
    <TrashQuestion what={`“${look.title}”`} isRemoving={isRemoving} remove={() => remove(look, { onSettled: close })} close={close}>
      {messages.look.removing}
    </TrashQuestion>
  )
}
