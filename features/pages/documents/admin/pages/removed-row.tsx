import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { shortTitle } from '@frontage/kit/short-title'
import type { AnswerOf } from '@frontage/kit/wire/call'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { Button } from '@mantine/core'
import type { listPages } from '../../wire.admin'
import { usePageActions } from './use-page-actions'

type Removed = AnswerOf<typeof listPages>['removed'][number]

/** A page that was taken away, and the way back. */
export function RemovedRow({ page }: { readonly page: Removed }) {
  const { When } = useAdmin()
  const { siteName } = useSession()
  const title = shortTitle(page.title, siteName)
  const { bringBack, isBusy } = usePageActions()
  return (
    <li className={rows.item}>
      <span className={rows.what}>
        <strong>{title}</strong>
        <span className={rows.facts}>
          <span>{page.path}</span>
          <span>
            removed <When at={page.removedAt} /> by {page.by}
          </span>
        </span>
      </span>
      <Button variant="default" loading={isBusy} aria-label={`Restore ${title}`} onClick={() => bringBack(page)}>
        Restore
      </Button>
    </li>
  )
}
