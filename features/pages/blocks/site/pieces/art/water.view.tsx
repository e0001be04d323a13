import { Artwork, upTo } from './artwork.view'

function wave(place: number): string {
  const y = 392 + place * (15 + place * 2.2)
  const width = 120 + place * 24
  return `M${720 - width} ${y.toFixed(1)} q ${width / 4} ${-7 - place} ${width / 2} 0 t ${width / 2} 0 t ${width / 2} 0 t ${width / 2} 0`
}

/** A sun over water. */
export const Water = () => (
  <Artwork width={1000} height={640} keeps="middle">
    <path fill="var(--surface-accent)" d="M0 0H1000V640H0Z" />
    <circle className="art__sun" cx="720" cy="330" r="172" fill="var(--avatar-1)" />
    <path fill="var(--surface-accent)" d="M0 382H1000V640H0Z" />
    <path fill="var(--avatar-2)" d="M470 382C520 352 560 350 600 366C640 380 660 382 690 382Z" />
    <path fill="var(--avatar-3)" d="M1000 381C900 330 820 344 740 366C700 377 660 381 620 381Z" />
    <g fill="none" stroke="var(--surface-accent-text)">
      <path d="M440 381.5H1000" strokeOpacity=".55" strokeWidth="1.4" />
      {upTo(9).map((place) => (
        <path key={place} d={wave(place)} strokeOpacity={(0.5 - place * 0.035).toFixed(2)} strokeWidth={(1.4 + place * 0.22).toFixed(2)} />
      ))}
    </g>
  </Artwork>
)
