import type { RecordAround, RecordsFromWordPress, WordPressAttributes } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import * as v from 'valibot'
import { type Badge, badgeShape, floatShape } from '../../badge'
import { displayShape, type StoredDisplay } from '../../display'
import { gaps as gapWords, lost as words } from '../messages.gaps'
import { textsIn } from './plugin-json'
import { blockOfForm, readSliderForm } from './slider-forms'
import { entryOf, settingsIn, widgets } from './slider-row'
import { barOf, cardOf, colourIn, isSameHeight, type SliderSettings, selectionOf, sliderOf, whole } from './slider-settings'

/** Prefixes of the tables of WP Review Slider Pro and its free editions, and the shortcode that shows a template of theirs. */
const plugins = {
  wpfb: 'wprevpro_usetemplate',
  wpyelp: 'wpyelp_usetemplate',
  wptripadvisor: 'wptripadvisor_usetemplate',
  wpairbnb: 'wpairbnb_usetemplate',
  wpzillow: 'wpzillow_usetemplate',
  wpthumbtack: 'wpthumbtack_usetemplate',
} as const
export const templateShortcodes = Object.values(plugins)

type Read = RecordsFromWordPress['read']
type Kind = Pick<RecordsFromWordPress, 'type' | 'shortcodes' | 'read'> & Partial<RecordsFromWordPress>

const kind = (of: Kind): RecordsFromWordPress => ({
  ...{ as: 'records', file: 'review-widgets', namedIn: ['id', 'tid'], otherNames: () => [] },
  ...of,
})

/** Templates, forms, badges and floating boxes of WP Review Slider as settings of lists, forms, badges and boxes of ours. */
export const sliderWidgetsFromWordPress: readonly RecordsFromWordPress[] = [
  ...Object.entries(plugins).map(([plugin, shortcode]) =>
    kind({
      type: `${plugin}_post_templates`,
      shortcodes: [shortcode],
      block: (template, said) => ({ block: 'review-list', props: { template, ...placeOf(said) } }),
      lost: (said) => (['strhasone', 'strhasall', 'strnot'].some((name) => said[name]) ? gapWords.narrowedWords : undefined),
      read: readTemplate,
    }),
  ),
  kind({ type: 'wpfb_forms', shortcodes: ['wprevpro_useform'], block: blockOfForm, read: readSliderForm }),
  kind({
    type: 'wpfb_badges',
    shortcodes: ['wprevpro_usebadge'],
    block: (id) => ({ block: 'review-badge', props: { id } }),
    lost: (said) => (said.orgin || said.pageid || said.from ? gapWords.narrowedBadge : undefined),
    read: readBadge,
  }),
  kind({
    type: 'wpfb_floats',
    shortcodes: ['wprevpro_usefloat'],
    block: (id) => ({ block: 'review-float', props: { id } }),
    read: readFloat,
  }),
]

/** What a shortcode narrows its template to. */
function placeOf(said: WordPressAttributes): { readonly place?: Readonly<Record<string, string>> } {
  const of = (name: string, most: number): string => (typeof said[name] === 'string' ? said[name].trim().slice(0, most) : '')
  const place = { pages: of('pageid', 2000), languages: of('langcode', 200), tags: of('tag', 2000) }
  const wanted = Object.entries(place).filter(([, value]) => value)
  return wanted.length ? { place: Object.fromEntries(wanted) } : {}
}

function readTemplate(item: WxrItem, id: number): ReturnType<Read> {
  const on = settingsIn(item, 'template_misc', widgets.template)
  const display = displayOf(on)
  const { success, output } = v.safeParse(displayShape, display)
  if (!success) on.lost(words.all)
  return { entry: entryOf(item, id, 'display', on.title, success ? output : v.parse(displayShape, {})), gaps: on.gaps() }
}

const MOST_ROWS = 20

function displayOf(on: SliderSettings): StoredDisplay {
  const { column, misc, lost } = on
  const layout = layoutOf(on)
  const isSliding = layout === 'slider' || layout === 'carousel'
  const rows = (whole(column('display_num_rows'), 1, 999) ?? 4) * (isSliding ? (whole(column('numslides'), 1, 50) ?? 1) : 1)
  if (rows > MOST_ROWS) lost(words.rows(rows, MOST_ROWS))
  if (column('style')) lost(words.cardStyle(column('style')))
  if (column('template_css').trim()) lost(words.css)
  return {
    layout,
    isWidget: column('template_type') === 'widget',
    perRow: whole(column('display_num'), 1, 6) ?? 3,
    rows: Math.min(rows, MOST_ROWS),
    more: column('load_more') === 'yes' ? (ways[misc('load_more_porb')] ?? 'button') : 'none',
    ...{ selection: selectionOf(on), bar: barOf(on), card: cardOf(on) },
    ...(isSliding && { slider: sliderOf(on) }),
    style: styleOf(on),
  }
}

const ways: Readonly<Record<string, 'button' | 'pages' | 'endless'>> = { pagenums: 'pages', scroll: 'endless' }

function layoutOf({ column }: SliderSettings): NonNullable<StoredDisplay['layout']> {
  const slides = { yes: 'slider', sli: 'carousel' } as const
  const name = column('createslider')
  if (name === 'yes' || name === 'sli') return slides[name]
  if (column('display_masonry') === 'yes') return 'masonry'
  return isSameHeight(column('review_same_height')) ? 'same-height' : 'grid'
}

function styleOf({ misc, lost }: SliderSettings): NonNullable<StoredDisplay['style']> {
  const of = (name: string): string => {
    const colour = colourIn(misc(name))
    if (misc(name) && !colour) lost(words.colour(misc(name).slice(0, 40)))
    return colour
  }
  return { star: of('starcolor'), ink: of('tcolor1'), plane: of('bgcolor1'), accent: of('readmcolor') || of('bgcolor2') }
}

const presses = ['url', 'slideout', 'popup'] as const
const isLink = (text: string): boolean => /^(?:https?:\/\/[^\s@]+|\/(?!\/)[^\s\\]*)$/i.test(text) && text.length <= 800

/** What a badge does when it is pressed; a box says it in the same words. */
function pressOf({ misc, lost }: SliderSettings, { numberOf }: Pick<RecordAround, 'numberOf'>): Partial<Badge> {
  const press = presses.find((name) => name === misc('onclickaction'))
  if (!press) return {}
  const url = misc('onclickurl')
  if (press === 'url' && !isLink(url)) lost(words.target)
  const side = /^(?:left|right|top|bottom)$/.exec(misc('slidelocation'))?.[0] as Badge['side'] | undefined
  const template = numberOf('wpfb_post_templates', misc('sliderevtemplate'))
  if (press !== 'url' && misc('sliderevtemplate') && !template) lost(words.template)
  if (press !== 'url' && (misc('slideheader') || misc('slidefooter'))) lost(words.texts)
  return {
    onPress: press,
    ...(press === 'url' && isLink(url) && { url }),
    target: misc('onclickurl_target') === 'same' ? 'same' : 'new',
    ...(side && { side }),
    ...(template && { template }),
  }
}

function readBadge(item: WxrItem, id: number, around: RecordAround): ReturnType<Read> {
  const on = settingsIn(item, 'badge_misc', widgets.badge)
  const { column, misc, lost } = on
  if (misc('ratingsfrom') === 'input') lost(words.average)
  if (column('badge_orgin') && !/^(?:custom|all)$/.test(column('badge_orgin'))) lost(words.source(column('badge_orgin')))
  if (textsIn(column('rpage')).length) lost(words.places)
  if (column('style')) lost(words.style(column('style')))
  const badge = { name: column('badge_bname').slice(0, 200), ...pressOf(on, around) }
  const settings = v.parse(badgeShape, badge)
  return { entry: entryOf(item, id, 'badge', on.title, settings), gaps: on.gaps() }
}

const places: Readonly<Record<string, string>> = {
  ...{ btmrt: 'bottom-right', btmmd: 'bottom-middle', btmlft: 'bottom-left' },
  ...{ toplft: 'top-left', topmd: 'top-middle', toprt: 'top-right' },
}

/** A box that floats stands on no page of the export: its settings are here, to be put on pages. */
function readFloat(item: WxrItem, id: number, around: RecordAround): ReturnType<Read> {
  const on = settingsIn(item, 'float_misc', widgets.float)
  const { column, misc, lost } = on
  const content = ['badge', 'reviews', 'pop'].find((name) => name === column('float_type')) ?? 'pop'
  const shown = numberOfContent(column('content_id'), content, around)
  if (column('enabled') === '1') lost(misc('pagefilter') === 'all' ? words.allPages : words.somePages)
  if (content === 'badge') lost(words.badge)
  if (content !== 'badge' && !shown) lost(words.template)
  const direction = /^(?:right|bottom|left|fade)$/.exec(misc('animate_dir'))?.[0]
  const place = places[misc('floatlocation')]
  const float = {
    content,
    badge: pressOf(on, around),
    ...(shown && { template: shown }),
    ...(place && { place }),
    ...(direction && { comesFrom: direction }),
    delay: whole(misc('animate_delay'), 0, 3600) ?? 0,
    closeAfter: misc('autoclose') === 'yes' ? (whole(misc('autoclose_delay'), 0, 3600) ?? 0) : 0,
    firstVisitOnly: misc('firstvisit') === 'yes',
    hideOn: misc('hideonmobile') === 'yes' ? 'phones' : misc('hideonmobile') === 'desktop' ? 'wide' : '',
  }
  const { success, output } = v.safeParse(floatShape, float)
  if (!success) lost(words.all)
  return { entry: entryOf(item, id, 'float', on.title, success ? output : v.parse(floatShape, {})), gaps: on.gaps() }
}

const numberOfContent = (id: string, content: string, { numberOf }: RecordAround): number | undefined =>
  content === 'badge' ? undefined : numberOf('wpfb_post_templates', id)
