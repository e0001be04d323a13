import { send } from '@frontage/kit/wire/send.client'
import { useQuery } from '@tanstack/react-query'
import { listPlaces } from '../../wire.admin'
import { placesKey } from '../keys'

/** What a link of this site may lead to, by its address: pages, and the places on them that have a name. */
export function usePlaces(): ReadonlyMap<string, string> {
  const { data } = useQuery({ queryKey: placesKey, queryFn: () => send(listPlaces, {}) })
  return new Map(
    data?.places.flatMap(({ path, title, anchors }) => [
      [path, title] as const,
      ...anchors.map((anchor) => [`${path}#${anchor}`, `#${anchor} on ${title}`] as const),
    ]),
  )
}
