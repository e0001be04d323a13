import { useAdmin } from '@frontage/kit/admin/screen'
import { OpenItem } from '../editor/open-item'
import { ItemTable } from './item-list'

/** The portfolio, or the item that stands in the address. */
export function ItemsScreen() {
  const { search } = useAdmin()
  const open = search.get('item')
  if (open === null) return <ItemTable />
  return <OpenItem key={open} id={Number(open) || 0} />
}
