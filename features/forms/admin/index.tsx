import { useAdmin } from '@frontage/kit/admin/screen'
import { OpenForm } from '../definition/admin/builder/open-form'
import { FormTable } from '../definition/admin/forms/form-list'
import { widget } from '../filling/admin/preview/widget'

/** The contact forms, or the one that stands in the address: its builder shows the very widget that visitors fill in. */
export function Forms() {
  const { search } = useAdmin()
  const id = Number(search.get('form')) || 0
  return id > 0 ? <OpenForm key={id} id={id} widget={widget} /> : <FormTable />
}
