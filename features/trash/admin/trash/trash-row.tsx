import { useAdmin } from '@frontage/kit/admin/screen'
import { dateFormat } from '@frontage/kit/say'
import type { TrashedThing } from '@frontage/kit/trash'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { useRestore } from '@frontage/parts/admin/use-removed'
import { Button, Group } from '@mantine/core'

const day = dateFormat({ day: 'numeric', month: 'long' })

type TrashRowProps = { readonly thing: TrashedThing; readonly leave: (thing: TrashedThing) => void }

/** One thing: what it is, who removed it, and the two ways out of the trash. */
export function TrashRow({ thing, leave }: TrashRowProps) {
  const { When } = useAdmin()
  const { restore, isRestoring } = useRestore()
  const { id, kind, title, removedAt, removedBy, endsAt } = thing
  return (
    <li className={rows.item}>
      <span className={rows.what}>
        <strong>{title}</strong>
        <span className={rows.facts}>
          <span>{kind}</span>
          <span>
            removed <When at={removedAt} />
            {removedBy && ` by ${removedBy}`}
          </span>
          <span>deleted for good on {day().format(new Date(endsAt))}</span>
        </span>
      </span>
      <Group gap="xs">
        <Button variant="default" loading={isRestoring} aria-label={`Restore ${title}`} onClick={() => restore([id])}>
          Restore
        </Button>
        <Button variant="default" aria-label={`Delete for good: ${title}`} onClick={() => leave(thing)}>
          Delete for good
        </Button>
      </Group>
    </li>
  )
}
