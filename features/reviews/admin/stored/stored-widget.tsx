import type { FieldProps } from '@frontage/kit/admin/fields'
import { useAdmin } from '@frontage/kit/admin/screen'
import { StoredChoice } from '@frontage/parts/admin/stored-choice'
import type { WidgetKind } from '../../wire.widgets'
import { useWidgetNames } from '../widgets/use-widgets'

type Kept = {
  readonly kind: WidgetKind
  readonly none: string
  readonly screen: { readonly href: `/admin/${string}`; readonly label: string }
}

const badges = '/admin/reviews/badges'
const displays: Kept = {
  kind: 'display',
  none: 'Set up on this page',
  screen: { href: '/admin/reviews/displays', label: 'Set up displays' },
}
const signs: Kept = { kind: 'badge', none: 'Standard badge', screen: { href: badges, label: 'Set up badges' } }
const boxes: Kept = { kind: 'float', none: 'Standard box', screen: { href: badges, label: 'Set up floating boxes' } }
const forms: Kept = { kind: 'form', none: 'Standard form', screen: { href: '/admin/reviews/forms', label: 'Set up review forms' } }

/** One of the widgets of a kind; a list that does not come says so at the field. */
function StoredWidget({ kept: { kind, ...words }, ...field }: FieldProps & { readonly kept: Kept }) {
  const { explain } = useAdmin()
  const { data, error } = useWidgetNames(kind)
  return <StoredChoice {...field} {...words} error={field.error ?? (error ? explain(error) : undefined)} things={data?.widgets} />
}

export const StoredDisplayField = (field: FieldProps) => <StoredWidget {...field} kept={displays} />
export const StoredBadge = (field: FieldProps) => <StoredWidget {...field} kept={signs} />
export const StoredFloat = (field: FieldProps) => <StoredWidget {...field} kept={boxes} />
export const StoredForm = (field: FieldProps) => <StoredWidget {...field} kept={forms} />
