import type { Review } from '../../../review'
import styles from './review-row.module.css'

const SIDE = 88

/** The name that the sizes of one of our own pictures share; undefined for a picture that lies elsewhere. */
const stemOf = (address: string): string | undefined => /^\/media\/([\w-][\w.-]*)\.(?:jpe?g|png|webp|avif)$/i.exec(address)?.[1]

/** Photos small, each a link to itself in full. */
export function ReviewPhotos({ review: { photos, reviewer } }: { readonly review: Review }) {
  if (photos.length === 0) return null
  return (
    <ul className={styles.photos}>
      {photos.map((address, place) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noreferrer">
            <Photo address={address} words={`Photo ${place + 1} of ${photos.length} by ${reviewer}`} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Photo({ address, words }: { readonly address: string; readonly words: string }) {
  const stem = stemOf(address)
  if (!stem) return <span className={styles.away}>{words} (on another site)</span>
  return (
    <img className={styles.photo} src={`/media/${stem}-480.webp`} alt={words} width={SIDE} height={SIDE} loading="lazy" decoding="async" />
  )
}
