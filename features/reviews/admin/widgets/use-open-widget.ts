import { useAdmin } from '@frontage/kit/admin/screen'
import type { Widget, WidgetKind } from '../../wire.widgets'
import { useWidgets } from './use-widgets'

export const NEW = 'new'

/** The widget that stands in the address: `?display=3`, `?display=new`. */
export function useOpenWidget(kind: WidgetKind): {
  readonly isOpen: boolean
  readonly isLoading: boolean
  readonly widget: Widget | undefined
} {
  const { search } = useAdmin()
  const { data } = useWidgets(kind)
  const asked = search.get(kind)
  const widget = data?.widgets.find(({ id }) => String(id) === asked)
  const isLoading = asked !== null && asked !== NEW && !data
  return { isOpen: asked === NEW || widget !== undefined, isLoading, widget }
}
