import { useAdmin } from '@frontage/kit/admin/screen'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { Button, Group } from '@mantine/core'
import type { GivenUp } from '../../wire.status'
import { useSettle } from './use-status'

/** One task that was given up, and what can be done about it. */
export function GivenUpRow({ job: { id, title, error, at } }: { readonly job: GivenUp }) {
  const { When } = useAdmin()
  const [retry, discard] = [useSettle('retry'), useSettle('discard')]
  const isBusy = retry.isPending || discard.isPending
  return (
    <li className={rows.item}>
      <div className={rows.what}>
        <div className={rows.title}>{title}</div>
        <div className={rows.about}>
          Last tried <When at={at} />
          {error && `: “${error}”`}
        </div>
      </div>
      <Group gap="sm">
        <Button variant="default" onClick={() => retry.mutate(id)} disabled={isBusy} aria-label={`Try again: ${title}`}>
          Try again
        </Button>
        <Button variant="subtle" color="red" onClick={() => discard.mutate(id)} disabled={isBusy} aria-label={`Discard: ${title}`}>
          Discard
        </Button>
      </Group>
    </li>
  )
}
