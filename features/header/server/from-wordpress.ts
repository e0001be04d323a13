import { wordsOfHtml } from '@frontage/kit/text-of-html.server'
import type { OptionsAround, OptionsFromWordPress, OptionsRead } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'
import * as v from 'valibot'
import { headerShape } from '../header'
import { gaps as words } from '../messages.gaps'
import { logoFrom } from './logo-from-wordpress'
import { isShown, type OldHeader } from './old-header'

type Props = Readonly<Record<string, unknown>>

/** Logo, tagline, button, search, sticky bars and the menu on phones, as Astra has them: the draft of the header. */
export const headerFromWordPress: OptionsFromWordPress = {
  as: 'options',
  read: (options, around): OptionsRead => {
    const { header } = around
    const astra = options.part('astra-settings')
    const gaps: string[] = []
    const old = { astra, options, gap: (what: string): void => void gaps.push(what) }
    if (!header) return { texts: [], gaps }
    const draft = { ...header, ...propsOf(old, around) }
    if (Object.keys(draft).length === Object.keys(header).length) return { texts: [], gaps }
    const { success } = v.safeParse(headerShape, draft)
    return success ? { texts: [['header-draft', draft]], gaps } : { texts: [], gaps: [...gaps, words.whole] }
  },
}

function propsOf(old: OldHeader, around: OptionsAround): Props {
  const { astra, options } = old
  const tagline = wordsOfHtml(options.text('blogdescription')).slice(0, 80)
  return {
    ...logoFrom(old, around),
    ...(tagline && isShown(astra, 'display-site-tagline') && { tagline }),
    ...(!astra.isEmpty && { sticky: stickyOf(astra), menu: menuOf(astra) }),
    ...itemsOf(old, around),
    ...breaksOf(astra),
  }
}

const oneOf = <const Name extends string>(text: string, known: readonly Name[], otherwise: Name): Name =>
  known.find((name) => name === text) ?? otherwise

const stickyOf = (astra: WordPressSettings): Props => ({
  above: astra.isOn('header-above-stick'),
  main: astra.isOn('header-main-stick'),
  below: astra.isOn('header-below-stick'),
  style: oneOf(astra.text('sticky-header-style'), ['none', 'slide', 'fade'], 'none'),
  shrink: astra.isOn('header-main-stick') && astra.isOn('header-main-shrink'),
  hideOnScroll: astra.isOn('sticky-hide-on-scroll'),
  devices: oneOf(astra.text('sticky-header-on-devices'), ['desktop', 'mobile', 'both'], 'desktop'),
})

const menus: Readonly<Record<string, string>> = { 'off-canvas': 'flyout', 'full-width': 'full-screen' }

const menuOf = (astra: WordPressSettings): Props => ({
  mobile: menus[astra.text('mobile-header-type')] ?? 'dropdown',
  side: astra.text('off-canvas-slide') === 'left' ? 'start' : 'end',
})

function breaksOf(astra: WordPressSettings): Props {
  const menu = Math.round(astra.number('mobile-header-breakpoint'))
  return menu >= 480 && menu <= 1600 ? { breaks: { menu } } : {}
}

const searches: Readonly<Record<string, string>> = {
  ...{ 'slide-search': 'dropdown', 'full-screen': 'full-screen', 'header-cover': 'cover', 'search-box': 'box' },
}
/** What every header has here, or what is told elsewhere. */
const USUAL = /^(?:logo|menu-\d|mobile-menu|mobile-trigger|search|button-1|color-switcher)$/

/** What stands in the bars of the builder of headers. */
function itemsOf({ astra, gap }: OldHeader, { link }: OptionsAround): Props {
  const bars = astra.part('header-desktop-items')
  const items = new Set(
    ['above', 'primary', 'below'].flatMap((bar) =>
      bars
        .part(bar)
        .names()
        .flatMap((zone) => bars.part(bar).texts(zone)),
    ),
  )
  for (const item of items) if (!USUAL.test(item)) gap(words.item(item.slice(0, 40)))
  if (astra.isOn('transparent-header-enable')) gap(words.transparent)
  const label = wordsOfHtml(astra.text('header-button1-text')).slice(0, 60)
  const href = link(astra.part('header-button1-link-option').text('url'))
  const isButton = items.has('button-1') && label !== ''
  if (isButton && !href) gap(words.button(label))
  return {
    ...(isButton && href && { action: { label, href } }),
    ...(items.has('search') && {
      search: searches[astra.text('header-search-box-type')] ?? 'dropdown',
      liveSearch: astra.isOn('live-search'),
    }),
    ...(items.has('color-switcher') && { colours: {} }),
  }
}
