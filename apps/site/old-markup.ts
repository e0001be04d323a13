import { isNew, type PagePlacement } from './place'
import { saidBy } from './said'

/** Wrappers of older pages (facts, §4), the number that stands in their id, and the block that takes their place. */
const wrappers: readonly (readonly [selector: string, id: RegExp, block: string])[] = [
  ['.wprevpro[id^="wprev-slider-"]', /^wprev-slider-(\d{1,9})(?:_widget)?$/, 'review-list'],
  ['.wprevpro_form[id^="wprevpro_div_form_"]', /^wprevpro_div_form_(\d{1,9})$/, 'review-form'],
  ['.wprevpro_float_outer[id^="wprevpro_float_outer_"]', /^wprevpro_float_outer_(\d{1,9})$/, 'review-float'],
  ['.wprevpro_badge[id^="wprev-badge-"]', /^wprev-badge-(\d{1,9})$/, 'review-badge'],
]

/** Stand directly before a list and belong to it; the order among them is free. */
const heads = '.wprev_banner_outer, .wprev_header_txt, .wprev_search_sort_bar'

/** A badge that can be pressed stands in one of these; so does what is in a floating box. */
const container = '.wprevpro_badge_container'

/** A wrapper inside another one, as the badge in its box or a list in what a badge opens, goes with it. */
const outer = [...wrappers.map(([selector]) => selector), '.wprevpro_slideout_container', '.wprevpro_popup_container'].join()

/** Parts of a list, a form or a box that say more about it than its wrapper does. */
const tellers = `.wprevpro_load_more_btn, .wppro_pagination, .wprevgoslick, .wprs_masonry_js, .readmoretextdiv, .wprevpro_btn_show_form, ${container}`
/** What a form says in fields that nobody sees. */
const hiddenFields = 'input[name=wprev_postid], input[name=wprev_Formonesub]'
/** What the oldest pages wrote without `data-`. */
const bare = [
  ...['perrow', 'nrows', 'cpostid', 'shortcodepageid', 'shortcodelang', 'shortcodetag', 'ismasonry', 'slideshow', 'callnum'],
  ...['lastslidenum', 'endless', 'autopopup', 'autoclick', 'formid', 'ispopup', 'onc', 'oncurl', 'oncurltarget', 'firstvisit'],
  ...['animatedir', 'animatedelay', 'autoclose', 'autoclosedelay', 'numcol', 'revsameheight', 'onemobil', 'lines'],
  ...['slideprops', 'slickwprev'],
]

/** Markup that the site showed before it came here. It stays as it is where nothing with its number is known. */
export const findOldMarkup = (): PagePlacement[] =>
  wrappers.flatMap(([selector, pattern, block]) =>
    [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      const [, id] = pattern.exec(element.id) ?? []
      const isOuter = id && !element.parentElement?.closest(outer)
      return isOuter && isNew(element) ? [{ block, id, said: saidOf(element), take: () => placeOf(element, id) }] : []
    }),
  )

/**
 * What a wrapper and its parts say; `kind` are its classes, by which sliders and grids are told apart. The reviews that are
 * named as shown go with the old markup, and are drawn anew.
 */
function saidOf(element: HTMLElement): Record<string, string> {
  const { notinstring: _shown, ...said } = saidBy([element, element.closest(container), ...element.querySelectorAll(tellers)], bare)
  for (const { name, value } of element.querySelectorAll<HTMLInputElement>(hiddenFields)) said[name.slice(6).toLowerCase()] = value
  // Seen from the old page.
  if (said.oncurl) said.oncurl = absolute(said.oncurl)
  const box = element.querySelector('.wprev_pro_float_outerdiv')?.className ?? ''
  return { ...said, kind: `${element.className} ${box}`.slice(0, 200) }
}

/** Takes the old markup away with what belongs to it, and hands back the element that stands in its place. */
function placeOf(element: HTMLElement, id: string): HTMLElement {
  const place = document.createElement('div')
  const old = element.closest(`.wprs_unslider, ${container}`) ?? element
  if (element.matches('.wprevpro_badge'))
    for (const kind of ['slide', 'pop']) document.querySelector(`#wprevpro_badge_${kind}_${id}:not(.wprevpro_float_outer *)`)?.remove()
  while (old.previousElementSibling?.matches(heads)) old.previousElementSibling.remove()
  old.replaceWith(place)
  return place
}

/** The whole of an address; none for what is no address. */
function absolute(address: string): string {
  try {
    return new URL(address, location.href).href
  } catch {
    return ''
  }
}
