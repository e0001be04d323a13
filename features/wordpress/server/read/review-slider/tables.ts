import { rows as words } from '../../../messages.gaps'
import { type Cells, type Found, itemOfRow, type Table } from '../found'

/** Prefixes of the tables of WP Review Slider Pro and its free editions, one for each source of reviews. */
const plugins = ['wpfb', 'wpyelp', 'wptripadvisor', 'wpairbnb', 'wpzillow', 'wpthumbtack'] as const

const kinds = ['reviews', 'post_templates', 'badges', 'floats', 'forms'] as const
const NUMBER = /^[1-9]\d{0,9}$/
const withoutNumber = (name: string): Found => ({ kind: 'gap', what: words.number(name) })
/** Whether it is a file of the old site: the plugin keeps faces there that it fetched. */
function isUploaded(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname.includes('/wp-content/uploads/')
}

/** Whether columns are those of the table of reviews, as the plugin and phpMyAdmin export them. */
export const isSliderReviews = (has: (name: string) => boolean): boolean =>
  has('reviewer_name') && has('review_text') && has('created_time_stamp') && has('hide')
/** The same of the table of templates. */
export const isSliderTemplates = (has: (name: string) => boolean): boolean =>
  has('createslider') && has('display_num') && has('display_num_rows')

/** The same of the table of forms. */
export const isSliderForms = (has: (name: string) => boolean): boolean => has('form_fields') && has('form_misc')

/** A table of WP Review Slider; undefined for another one. */
export function sliderTable(name: string): Table | undefined {
  const what = kinds.find((kind) => name.endsWith(`_${kind}`))
  const plugin = plugins.find((one) => what && `_${name}`.endsWith(`_${one}_${what}`))
  if (!what || !plugin) return undefined
  const type = `${plugin}_${what}`
  if (what === 'reviews') return { name, read: (cells) => [itemOfRow(type, cells), ...faceIn(cells)] }
  return { name, read: (cells) => [NUMBER.test(cells.get('id') ?? '') ? itemOfRow(type, cells) : withoutNumber(name)] }
}

/** A face that lies in the uploads of the old site: a file of it like any other. */
function faceIn(cells: Cells): readonly Found[] {
  const face = cells.get('userpiclocal')?.trim() ?? ''
  if (!isUploaded(face)) return []
  const found = itemOfRow('attachment', new Map([['_wp_attachment_image_alt', '']]), `face ${face}`)
  return found.kind === 'item' ? [{ kind: 'item', item: { ...found.item, fileUrl: face, status: 'inherit' } }] : []
}
