import type { FieldProps } from '@frontage/kit/admin/fields'
import { send } from '@frontage/kit/wire/send.client'
import { HrefField } from '@frontage/parts/admin/href-field'
import { useQuery } from '@tanstack/react-query'
import { listPlaces } from '../../wire.admin'

/** A link with the pages of this site to choose from. Without them, because they do not come, it is written. */
export function Href(field: FieldProps) {
  const { data } = useQuery({ queryKey: ['header', 'places'], queryFn: () => send(listPlaces, {}) })
  return <HrefField {...field} places={data?.places ?? []} />
}
