import { say } from '@frontage/kit/say'
import { largestOf, Picture } from '@frontage/parts/picture'
import { cardMessages } from '../../../messages.card'
import type { PublicReview } from '../../../review'

type PhotosProps = { readonly review: PublicReview }

/** More than two photos are shown small. */
const LARGE = 2

/** Photos that came with a review. Each leads to itself in large; a browser that tends its cards opens them in place. */
export function Photos({ review: { photos, reviewer } }: PhotosProps) {
  if (!photos.length) return null
  const alt = say(cardMessages.photoBy, { name: reviewer || cardMessages.nameless })
  return (
    <div className="review-card__photos" data-count={photos.length > LARGE ? 'many' : photos.length}>
      {photos.map((file) => (
        <a key={file} className="review-card__photo" href={largestOf(file)} rel="nofollow ugc noopener">
          <Picture file={file} width={1280} height={960} alt={alt} sizes="(min-width: 62rem) 30vw, (min-width: 40rem) 48vw, 92vw" />
        </a>
      ))}
    </div>
  )
}

/** The product that a review is about. */
export function ProductPicture({ review: { product, reviewer } }: PhotosProps) {
  if (!product) return null
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
