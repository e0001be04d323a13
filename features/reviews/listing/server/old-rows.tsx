import { isOurs, largestOf } from '@frontage/parts/picture'
import type { Display } from '../../display'
import type { PublicReview } from '../../review'
import { whenOf } from '../card'
import { cardMessages } from '../messages.card'
import { listMessages } from '../messages.list'
import { Paragraphs } from '../site/pieces/cards/paragraphs.view'

type OldRowsProps = {
  readonly reviews: readonly PublicReview[]
  readonly display: Display | undefined
  readonly perRow: number
  /** A filter has changed, and everything is replaced. */
  readonly isAnew: boolean
  /** Of our own pictures: they are shown on pages of others. */
  readonly publicUrl: string
}

/**
 * Reviews in the containers and classes of the original's first template, so that its page script replaces, appends and
 * measures them, and its sheet styles them (facts, §4).
 */
export function OldRows({ reviews, display, perRow, isAnew, publicUrl }: OldRowsProps) {
  if (!reviews.length) return <div className="wprevprodiv wprev_norevsfound">{listMessages.noMoreReviews}</div>
  const cardOf = (review: PublicReview, of: string) => (
    <OldCard key={review.id} review={review} of={of} date={display?.card.date} publicUrl={publicUrl} />
  )
  if (display?.layout === 'masonry') return reviews.map((review) => cardOf(review, 'wprs_masonry_item_js wprevpro_t1_DIV_1'))
  if (display?.layout === 'carousel')
    return reviews.map((review) => {
      const card = cardOf(review, 'wprevpro_t1_DIV_1 w3_wprs-col')
      return isAnew ? (
        card
      ) : (
        <div className="ajaxsli" key={review.id}>
          <div>{card}</div>
        </div>
      )
    })
  const column = `wprevpro_t1_DIV_1 w3_wprs-col l${Math.max(1, Math.floor(12 / perRow))}`
  return rowsOf(reviews, perRow).map((row) => (
    <div className="wprevpro_t1_outer_div w3_wprs-row wprevprodiv" key={row[0]?.id}>
      {row.map((review) => cardOf(review, column))}
    </div>
  ))
}

const rowsOf = <T,>(all: readonly T[], perRow: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / perRow) }, (_, row) => all.slice(row * perRow, (row + 1) * perRow))

type OldCardProps = {
  readonly review: PublicReview
  readonly of: string
  readonly date: Display['card']['date'] | undefined
  readonly publicUrl: string
}

function OldCard({ review, of, date = 'month', publicUrl }: OldCardProps) {
  const { reviewer, title, text, language, company, sample, avatar = '', reply } = review
  const photos = review.photos.filter(isOurs)
  return (
    <div className={`${of} outerrevdiv`} data-review={review.id}>
      <div className="indrevdiv wprevpro_t1_DIV_2 wprev_preview_bg1_T1 wprev_preview_bradius_T1">
        <div className="indrevtxt wprevpro_t1_P_3 wprev_preview_tcolor1_T1" lang={language || undefined} dir="auto">
          <OldStars review={review} />
          {title && <strong className="wprev_title">{title}</strong>}
          <Paragraphs text={text} />
          {reply && (
            <div className="wprev_ownerresponse">
              <b>{reply.name}</b> <Paragraphs text={reply.text} />
            </div>
          )}
        </div>
        {photos.length > 0 && (
          <div className="wprev_media_div">
            {photos.map((photo) => (
              <a key={photo} className="wprev_media_img_a" data-lity="" href={full(photo, publicUrl)}>
                <img className="wprev_media_img" loading="lazy" alt="" src={full(photo, publicUrl)} />
              </a>
            ))}
          </div>
        )}
      </div>
      <span className="wprevpro_t1_A_8">
        {isOurs(avatar) && <img className="wprevpro_t1_IMG_4 wprevpro_avatarimg" loading="lazy" alt="" src={full(avatar, publicUrl)} />}
      </span>{' '}
      <div className="wprevpro_t1_SPAN_5 wprev_preview_tcolor2_T1">
        <div className="wprevpro_t1_rname wprevname">
          <bdi>{reviewer || cardMessages.nameless}</bdi>
        </div>
        {company && <div className="wprevcompany">{company}</div>}
        {date !== 'none' && <div className="wprev_showdate_T1 wprevdate">{whenOf(review.date, date, new Date())}</div>}
        {sample && <div className="wprevsample">{cardMessages.sample}</div>}
      </div>
    </div>
  )
}

function OldStars({ review: { rating, recommendation } }: Pick<OldCardProps, 'review'>) {
  if (!rating) return recommendation === 'positive' ? <span className="wprevrecommends">{cardMessages.recommends}</span> : null
  const kind = (star: number): string => (rating >= star ? 'svg-wprsp-star svg-wprsp-star-full' : rating >= star - 0.5 ? half : empty)
  return (
    <span className="wprevpro_star_imgs_T1">
      <span className="starloc1 wprevpro_star_imgs wprevpro_star_imgsloc1">
        {[1, 2, 3, 4, 5].map((star) => (
          <span key={star} className={`svgicons ${kind(star)}`} />
        ))}
      </span>
    </span>
  )
}

const half = 'svg-wprsp-star-half'
const empty = 'svg-wprsp-star-o svg-wprsp-star-empty'

const full = (file: string, publicUrl: string): string => publicUrl + largestOf(file)
