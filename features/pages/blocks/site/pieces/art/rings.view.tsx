import { Artwork, upTo } from './artwork.view'

/** Rings of light around a disc. */
export const Rings = () => (
  <Artwork width={900} height={900}>
    <g fill="none" stroke="var(--color-accent)" strokeWidth="1.2">
      {upTo(14).map((place) => (
        <circle key={place} className="art__ring" cx="450" cy="450" r={74 + place * 28} strokeOpacity={(0.8 - place * 0.052).toFixed(2)} />
      ))}
    </g>
    <circle cx="450" cy="450" r="46" fill="var(--color-accent)" />
  </Artwork>
)
