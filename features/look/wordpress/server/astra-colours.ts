import { contrastOf } from '@frontage/kit/contrast'
import type { WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'
import { oklchOf } from '../../colour'
import type { ThemeSettings } from '../../look'
import { measured } from '../../pairs'
import type { Colours, MainColours } from '../../palette'
import { readable } from '../../readable'
import { LETTERS } from '../../spec'
import { gaps as words } from '../messages.gaps'
import { darkOf } from './dark-of'
import { backgroundIn, createReadColour, type ReadColour } from './read-colour'

type Schemes = Pick<ThemeSettings, 'light' | 'dark'>

/** From here on two planes are two colours, not two shades of one. */
const APART = 1.35
/** From here on a colour is more than a grey. */
const COLOURFUL = 0.04
/** Pairs that an owner sees at once; what stands on their own planes is made readable anyhow. */
const NAMED = /^(?:ink|tide|on-tide)$/

/** The planes of pages: where contents stand in boxes, those have a colour of their own. */
function planesOf(astra: WordPressSettings, read: ReadColour, before: MainColours): { readonly paper: string; readonly box?: string } {
  const outside = read(backgroundIn(astra, 'site-layout-outside-bg-obj-responsive', 'site-layout-outside-bg-obj'))
  const content = read(backgroundIn(astra, 'content-bg-obj-responsive', 'content-bg-obj'))
  const layout = astra.first('ast-site-content-layout') ? astra.text('site-content-style') : astra.text('site-content-layout')
  const isBoxed = /^(?:boxed|boxed-container|content-boxed-container)$/.test(layout)
  const paper = (isBoxed ? outside : (content ?? outside)) ?? outside ?? before.paper
  return { paper, ...(isBoxed && content && content !== paper && { box: content }) }
}

/** A second colour that is one, and can be read; else that of links. */
function goldOf(astra: WordPressSettings, read: ReadColour, { tide, paper }: Pick<MainColours, 'tide' | 'paper'>): string {
  const wishes = [...astra.part('global-color-palette').texts('palette').slice(0, 2), astra.text('link-h-color')]
  const own = wishes.map((wish) => read(wish)).find((hex) => hex && hex !== tide && oklchOf(hex).c > COLOURFUL)
  return readable(own ?? tide, [paper], LETTERS + 0.7)
}

/** The plane of the header, where it is another one than that of the page. */
export function headerPlane(astra: WordPressSettings, paper: string): string | undefined {
  const read = createReadColour(astra)
  const plane = read(backgroundIn(astra, 'hb-header-bg-obj-responsive', 'header-bg-obj-responsive', 'header-bg-obj'))
  return plane && contrastOf(plane, paper) >= APART ? plane : undefined
}

/** The colours of an old site in both schemes; undefined where it says none. */
export function coloursFromAstra(astra: WordPressSettings, before: Schemes, gap: (what: string) => void): Schemes | undefined {
  const read = createReadColour(astra)
  const given = (name: string): string | undefined => {
    const text = astra.text(name)
    const hex = text ? read(text) : undefined
    if (text && !hex && !/^(?:inherit|transparent|rgba?\()/.test(text)) gap(words.noColour(name, text.slice(0, 60)))
    return hex
  }
  const [theme, links, button] = [given('theme-color'), given('link-color'), given('button-bg-color')]
  const ink = given('text-color')
  const tide = button ?? theme ?? links
  if (!tide && !ink) return undefined
  const { paper, box } = planesOf(astra, read, before.light.main)
  const plain = { paper, ink: ink ?? before.light.main.ink, tide: tide ?? before.light.main.tide }
  const foot = read(backgroundIn(astra, 'hb-footer-bg-obj-responsive', 'hbb-footer-bg-obj-responsive', 'footer-bg-obj')) ?? plain.ink
  const main: MainColours = { ...plain, gold: goldOf(astra, read, plain), band: headerPlane(astra, paper) ?? plain.tide, foot }
  const onButtons = given('button-color')
  const light: Colours = { main, own: { ...(box && { raise: box }), ...(onButtons && { 'on-tide': onButtons }) } }
  const headings = given('heading-base-color')
  if (headings && headings !== plain.ink) gap(words.headingColour(headings))
  if (links && links !== plain.tide) gap(words.linkColour(links))
  const hover = given('button-bg-h-color')
  if (hover && hover !== plain.tide && hover !== given('link-h-color')) gap(words.hoverColour(hover))
  nameUnreadable(light, gap)
  return { light, dark: { main: darkOf(main), own: {} } }
}

/** The colours of the old site stay as they are: what cannot be read of them is named, and the owner fixes it. */
function nameUnreadable(colours: Colours, gap: (what: string) => void): void {
  const shown = new Map<string, string>([...Object.entries(colours.main), ...Object.entries(colours.own)])
  for (const { front, planes, ratio, least, isEnough } of measured(colours)) {
    if (isEnough || !NAMED.test(front)) continue
    const behind = planes.length === 1 ? colours.main.tide : colours.main.paper
    gap(words.unreadable(front, shown.get(front) ?? '', behind, ratio.toFixed(1), String(least)))
  }
}
