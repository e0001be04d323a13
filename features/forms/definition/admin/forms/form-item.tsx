import { useAdmin } from '@frontage/kit/admin/screen'
import { formatNumber } from '@frontage/kit/say'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { Button, Group } from '@mantine/core'
import type { FormList } from '../../../admin/keys'
import styles from './forms.module.css'
import { type FormLine, useCopyForm } from './use-form-actions'

type FormItemProps = { readonly form: FormList['forms'][number] & { readonly title: string }; readonly leave: (form: FormLine) => void }

/** One form: what it is called, what came in by it, and what can be done with it. */
export function FormItem({ form, leave }: FormItemProps) {
  const { When } = useAdmin()
  const { copy, isCopying } = useCopyForm()
  const { id, title, entries, fresh, updatedAt } = form
  return (
    <li className={rows.item}>
      <div className={rows.what}>
        <a className={rows.title} href={`/admin/forms?form=${id}`}>
          {title}
        </a>
        <div className={rows.facts}>
          {entries === 0 ? (
            'No messages yet'
          ) : (
            <a href={`/admin/messages?form=${id}`}>{entries === 1 ? 'One message' : `${formatNumber(entries)} messages`}</a>
          )}
          {fresh > 0 && <strong className={styles.fresh}>{formatNumber(fresh)} new</strong>}
          <span>
            changed <When at={updatedAt} />
          </span>
        </div>
      </div>
      <Group gap="xs">
        <Button component="a" href={`/admin/forms?form=${id}`} variant="default" aria-label={`Change ${title}`}>
          Change
        </Button>
        <Button variant="default" aria-label={`Duplicate ${title}`} loading={isCopying} onClick={() => copy(form)}>
          Duplicate
        </Button>
        <Button variant="default" aria-label={`Delete ${title}`} onClick={() => leave(form)}>
          Delete
        </Button>
      </Group>
    </li>
  )
}
