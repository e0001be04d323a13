import type { Said } from '@frontage/kit/island/island'
import type { Display } from '../display'
import type { ListPlace } from '../list-place'
import { MOST_POST } from '../spec'
import type { Otherwise } from './otherwise'
import type { SlideProps } from './slide-props'

/** What a display takes of the page that it stands on. */
type Asked = { readonly place: ListPlace; readonly otherwise: Otherwise; readonly slideprops: string }

/**
 * Data attributes of a list, a slider or a carousel by the names of the original (reviews, §3; facts, §4), as attributes of
 * ours. `notinstring` of a list that is taken over names the reviews that stand in it, which are drawn anew: it counts only
 * where no original stood.
 */
export const askedOf = (said: Said): Asked => ({
  place: {
    // The original writes 0 where the page is no post.
    post: said.cpostid === '0' ? '' : cut(said.cpostid, MOST_POST),
    pages: cut(said.shortcodepageid, 2000),
    languages: cut(said.shortcodelang, 200),
    tags: cut(said.shortcodetag, 2000),
    without: said.kind ? '' : cut(said.notinstring, 20_000),
  },
  otherwise: {
    layout: layoutIn(said),
    more: moreIn(said),
    perRow: countIn(said.revsperrow ?? said.perrow ?? said.numcol, 6),
    rows: countIn(said.nrows, 20),
    isWidget: said.kind?.includes('-widget') || undefined,
    clampLines: countIn(said.lines, 12),
    oneOnPhones: yesIn(said.onemobil),
    infinite: slickIn(said).infinite === true || undefined,
  },
  slideprops: cut(said.slideprops || slidePropsOfSlick(said), 4000),
})

const cut = (text: string | undefined, most: number): string => (text ?? '').slice(0, most)

/** `kind` holds the classes of the root: slider, slick-slider, no-slider, each perhaps of a narrow place. */
function layoutIn({ kind = '', slideshow, ismasonry, numcol, revsameheight, slickwprev }: Said): Display['layout'] | undefined {
  if (slideshow === 'sli' || kind.includes('slick') || slickwprev) return 'carousel'
  if (slideshow === 'yes' || /\bwprev-slider\b/.test(kind.replaceAll('-widget', ''))) return 'slider'
  if (ismasonry === 'yes' || numcol) return 'masonry'
  if (revsameheight === 'yes') return 'same-height'
  return kind || ismasonry || revsameheight ? 'grid' : undefined
}

const moreIn = ({ endless, lastslidenum, callnum }: Said): Display['more'] | undefined =>
  endless === 'yes' ? 'endless' : lastslidenum ? 'pages' : callnum ? 'button' : undefined

function countIn(text: string | undefined, most: number): number | undefined {
  const count = Number(text || Number.NaN)
  return Number.isInteger(count) && count > 0 ? Math.min(count, most) : undefined
}

const yesIn = (text: string | undefined): boolean | undefined => (text === 'yes' ? true : text === 'no' ? false : undefined)

/** What a carousel says by the names of its own script. */
function slickIn({ slickwprev = '' }: Said): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(slickwprev || '{}')) as Record<string, unknown>
  } catch {
    return {}
  }
}

function slidePropsOfSlick(said: Said): string {
  const { autoplay, autoplaySpeed, speed, arrows, adaptiveHeight, fade } = slickIn(said)
  const yes = (value: unknown) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : undefined)
  const sliderspeed = Number(speed) >= 0 ? Number(speed) : undefined
  const props: { [Name in keyof SlideProps]?: unknown } = {
    ...{ autoplay: yes(autoplay), arrows: yes(arrows), animateHeight: yes(adaptiveHeight), sliderspeed },
    animation: fade === true ? 'fade' : undefined,
    delay: Number(autoplaySpeed) >= 0 ? Number(autoplaySpeed) + (sliderspeed ?? 0) : undefined,
    loadmorersli: said.loadmore || undefined,
  }
  const text = JSON.stringify(props)
  return text === '{}' ? '' : text
}
