import { useAdmin } from '@frontage/kit/admin/screen'
import { OpenForm } from '../builder/open-form'
import { FormTable } from './form-list'

/** The contact forms, or the one that stands in the address. */
export function Forms() {
  const { search } = useAdmin()
  const id = Number(search.get('form')) || 0
  return id > 0 ? <OpenForm key={id} id={id} /> : <FormTable />
}
