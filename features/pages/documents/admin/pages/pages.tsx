import { useAdmin } from '@frontage/kit/admin/screen'
import { OpenPage } from '../page/open-page'
import { PageList } from './page-list'

/** The pages of the site, or the one that stands in the address. */
export function Pages() {
  const { search } = useAdmin()
  const id = Number(search.get('page')) || 0
  return id > 0 ? <OpenPage key={id} id={id} /> : <PageList />
}
