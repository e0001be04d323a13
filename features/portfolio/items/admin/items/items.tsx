import { useAdmin } from '@frontage/kit/admin/screen'
import { OpenItem } from '../editor/open-item'
import { ItemList } from './item-list'

/** The portfolio, or the item that stands in the address. */
export function Items() {
  const { search } = useAdmin()
  const open = search.get('item')
  if (open === null) return <ItemList />
  return <OpenItem key={open} id={Number(open) || 0} />
}
