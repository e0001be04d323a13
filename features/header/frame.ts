import type { PageModule } from '@frontage/kit/island/page'
import * as v from 'valibot'
import { footerShape, toTopShape } from './footer'
import { headerShape } from './header'

export const frameParts = ['header', 'footer'] as const
export type FramePart = (typeof frameParts)[number]

/** What an owner edits: the attributes of the block; with those of the footer, of the button to the top beside it. */
export type Frame = Readonly<Record<string, unknown>>

const TO_TOP = 'scroll-to-top'
const blocks = { header: 'site-header', footer: 'site-footer' } as const

export const frameShapes = {
  header: headerShape,
  footer: v.object({ ...footerShape.entries, toTop: v.optional(v.nullable(toTopShape), null) }),
} as const

/** The frame among the modules of one part; empty where it has none yet. */
export function frameIn(part: FramePart, modules: readonly PageModule[]): Frame {
  const props = modules.find(({ block }) => block === blocks[part])?.props ?? {}
  return part === 'header' ? props : { ...props, toTop: modules.find(({ block }) => block === TO_TOP)?.props ?? null }
}

/** Whether what an owner edits stands among them. */
export const isFramed = (part: FramePart, modules: readonly PageModule[]): boolean => modules.some(({ block }) => block === blocks[part])

/** The modules with another frame among them. Those of others stay where they are. */
export function modulesWith(part: FramePart, modules: readonly PageModule[], { toTop, ...props }: Frame): PageModule[] {
  const main = { block: blocks[part], props }
  const isOurs = ({ block }: PageModule): boolean => block === blocks[part] || (part === 'footer' && block === TO_TOP)
  const at = modules.findIndex(({ block }) => block === blocks[part])
  const place = at < 0 ? 0 : at
  const before = modules.slice(0, place).filter((module) => !isOurs(module))
  const after = modules.slice(place).filter((module) => !isOurs(module))
  const button = part === 'footer' && toTop ? [{ block: TO_TOP, props: toTop as Record<string, unknown> }] : []
  return [...before, main, ...button, ...after]
}

/** Everything on this site that a frame links to, as it is written. */
export function linksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (name === 'href' && typeof inner === 'string' ? [inner] : linksIn(inner)))
}

/** The path of a link into this site; undefined for every other link, and for files. */
export function pathOf(href: string): string | undefined {
  const [path = ''] = href.split(/[?#]/)
  return /^\/(?!\/)/.test(path) && !/\.\w{2,5}$/.test(path) && !/^\/(?:admin|api|wp-)/.test(path) ? path.replace(/(.)\/$/, '$1') : undefined
}

/** The place on a page that a link leads to; undefined when it leads to the page, or to a place that a widget names by its number. */
export function anchorOf(href: string): string | undefined {
  const [, anchor] = href.split('#')
  return anchor && !/-\d+(?:-[a-z]+)?$/.test(anchor) ? anchor : undefined
}
