import type { Settings } from '@frontage/parts/admin/setting'
import { parse } from 'valibot'
import type { Frame } from '../../frame'
import { type Header, headerShape } from '../../header'
import { listOf, recordOf, textOf } from '../frame/reading'
import { type Line, linesOf, type Nested, nested } from '../lines/lines'

export type SignKind = 'none' | 'drawn' | 'picture'
export type BarDraft = { readonly text: string; readonly lines: readonly Line[] }

/** A header as it is edited: what can be switched off keeps what was set about it. */
export type HeaderDraft = Settings & {
  readonly name: string
  readonly lines: readonly Line[]
  readonly signKind: SignKind
  readonly sign: unknown
  readonly logo: Settings
  readonly above: BarDraft
  readonly below: BarDraft
}

const usual: Header = parse(headerShape, { name: 'x', links: [] })
const usualWidth = { desktop: 34, tablet: 34, mobile: 34 }

export function headerDraft(frame: Frame): HeaderDraft {
  const has = (name: string): boolean => frame[name] !== undefined
  const merged = (name: keyof Header, start: object = {}): Settings => ({ ...start, ...recordOf(usual[name]), ...recordOf(frame[name]) })
  return {
    name: textOf(frame.name),
    tagline: textOf(frame.tagline),
    phone: textOf(frame.phone),
    lines: linesOf(frame.links),
    signKind: has('logo') ? 'picture' : listOf(frame.sign).length ? 'drawn' : 'none',
    sign: listOf(frame.sign),
    logo: merged('logo', { plate: 'none', showName: true }),
    signWidth: merged('signWidth', usualWidth),
    hasAction: has('action'),
    action: merged('action', { label: '', href: '' }),
    hasAccount: has('account'),
    account: merged('account', { look: 'icon', signedOut: 'link', signedIn: 'link' }),
    search: textOf(frame.search) || 'none',
    liveSearch: frame.liveSearch === true,
    hasColours: has('colours'),
    colours: merged('colours', { first: 'system', light: 'site', dark: 'site' }),
    hasAbove: has('above'),
    above: barDraft(frame.above),
    hasBelow: has('below'),
    below: barDraft(frame.below),
    sticky: merged('sticky'),
    menu: merged('menu'),
    breaks: merged('breaks'),
  }
}

function barDraft(bar: unknown): BarDraft {
  const { text, links } = recordOf(bar)
  return { text: textOf(text), lines: linesOf(links) }
}

type Link = { label: string; href: string; children?: Link[] }

const linkOf = ({ line: { label, href }, below }: Nested): Link => ({ label, href, ...(below.length && { children: below.map(linkOf) }) })
const linksOf = (lines: readonly Line[]): Link[] => nested(lines).map(linkOf)

const barOf = ({ text, lines }: BarDraft): Frame => ({ ...(text.trim() && { text }), links: linksOf(lines) })

/** What is left empty is left out. */
const given = (name: string, value: unknown): Frame => (textOf(value).trim() ? { [name]: textOf(value).trim() } : {})

/** The header as it is stored: what is switched off is left out. */
export function headerOf(draft: HeaderDraft): Frame {
  const { name, lines, signKind, sign, logo, signWidth, search, above, below } = draft
  const { liveSearch, sticky, menu, breaks } = draft
  return {
    name,
    ...given('tagline', draft.tagline),
    ...given('phone', draft.phone),
    ...(signKind === 'drawn' && { sign }),
    ...(signKind === 'picture' && { logo }),
    ...(signKind !== 'none' && { signWidth }),
    links: linksOf(lines),
    ...(draft.hasAction === true && { action: draft.action }),
    ...(draft.hasAccount === true && { account: draft.account }),
    ...(search !== 'none' && { search, liveSearch }),
    ...(draft.hasColours === true && { colours: draft.colours }),
    ...(draft.hasAbove === true && { above: barOf(above) }),
    ...(draft.hasBelow === true && { below: barOf(below) }),
    ...{ sticky, menu, breaks },
  }
}
