import { mapAddress } from '@frontage/kit/map-address'
import type { ReactNode } from 'react'

type MapLinkProps = {
  readonly title: string
  /** What the map is asked for: an address, or coordinates. */
  readonly place: string
  readonly label: string
  /** Says who is asked, and when. */
  readonly note: string
  readonly poster?: ReactNode
}

/** A map after a press. Nobody else is asked before; without a script a press leads to the map's own site. */
export function MapLink({ title, place, label, note, poster }: MapLinkProps) {
  const address = mapAddress(place)
  return (
    <a className="embed" href={address} data-frame={`${address}&output=embed`} data-title={title} rel="noopener">
      {poster}
      <span className="embed__press">
        <span className="embed__label">{label}</span>
        <span className="embed__note">{note}</span>
      </span>
    </a>
  )
}
