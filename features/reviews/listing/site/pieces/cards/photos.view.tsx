import { say } from '@frontage/kit/say'
import { isOurs, largestOf, Picture } from '@frontage/parts/picture'
import type { PublicReview } from '../../../../review'
import { cardMessages } from '../../../messages.card'

type PhotosProps = {
  readonly review: PublicReview
  /** Its first photo is what a visitor waits for. */
  readonly isFirst?: boolean | undefined
}

/** More than two photos are shown small. */
const LARGE = 2

/** `photos.example` of `https://photos.example/1.jpg`. */
const hostOf = (file: string): string => /^https?:\/\/([^/?#]+)/i.exec(file)?.[1] ?? ''

/**
 * Photos that came with a review. Each leads to itself in large; a browser that tends its cards opens them in place. A page
 * asks no server but its own (decisions, §2): photos that lie elsewhere are links.
 */
export function Photos({ review: { photos, reviewer }, isFirst = false }: PhotosProps) {
  const own = photos.filter(isOurs)
  const elsewhere = photos.filter((file) => /^https?:\/\//i.test(file))
  return (
    <>
      {own.length > 0 && <OwnPhotos photos={own} reviewer={reviewer} isFirst={isFirst} />}
      {elsewhere.length > 0 && (
        <p className="small review-card__elsewhere">
          {elsewhere.map((file) => (
            <a key={file} href={file} target="_blank" rel="nofollow ugc noopener noreferrer">
              {say(cardMessages.photoOn, { host: hostOf(file) })}
            </a>
          ))}
        </p>
      )}
    </>
  )
}

function OwnPhotos({ photos, reviewer, isFirst }: Pick<PublicReview, 'photos' | 'reviewer'> & { readonly isFirst: boolean }) {
  const alt = say(cardMessages.photoBy, { name: reviewer || cardMessages.nameless })
  return (
    <div className="review-card__photos" data-count={photos.length > LARGE ? 'many' : photos.length}>
      {photos.map((file, place) => (
        <a key={file} className="review-card__photo" href={largestOf(file)} rel="nofollow ugc noopener">
          <Picture
            file={file}
            width={1280}
            height={960}
            alt={alt}
            sizes="(min-width: 62rem) 30vw, (min-width: 40rem) 48vw, 92vw"
            priority={isFirst && place === 0}
          />
        </a>
      ))}
    </div>
  )
}

/** The product that a review is about. */
export function ProductPicture({ review: { product, reviewer } }: PhotosProps) {
  if (!product || !isOurs(product)) return null
  return (
    <div className="review-card__product">
      <Picture
        file={product}
        width={320}
        height={240}
        alt={say(cardMessages.productOf, { name: reviewer || cardMessages.nameless })}
        sizes="7rem"
      />
    </div>
  )
}
