import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { parse } from 'valibot'
import { isolated } from '../jsx/isolate'
import { isolateBy } from '../jsx/jsx-runtime'
import type { Router } from '../wire/router.server'
import { placeNow, type SiteLocale } from '../words/say'
import { differingIn } from '../words/texts.server'
import type { Ask, Block, Island, PageAddress, ViewProps } from './island'

isolateBy(isolated)

// biome-ignore lint/suspicious/noExplicitAny: each folder's view fits its own declaration; here they are only paired
export type View = FunctionComponent<ViewProps<any, any>>

export type BlockFolder = { readonly definition: Block | Island; readonly View: View; readonly stylesheet: string }

/** A block whose attributes are checked and whose first call is answered: ready to be drawn without waiting. */
export type ReadyBlock = BlockFolder & { readonly props: unknown; readonly first: unknown; readonly address: PageAddress }

const isIsland = (definition: Block | Island): definition is Island => 'wake' in definition

/** Parses a block's attributes and asks its first call. Throws when the attributes do not fit. */
export async function prepareBlock(folder: BlockFolder, stored: unknown, address: PageAddress, router: Router): Promise<ReadyBlock> {
  const { definition } = folder
  const props = await settle(definition, parse(definition.props, stored), stored, router)
  const need: Ask | undefined = definition.first?.(props as never, address)
  const first = need && (await router.ask(need.call, need.request as never))
  return { ...folder, props, first, address }
}

/** Puts settings that are kept elsewhere under the attributes that a page stores. */
async function settle({ props: shape, kept }: Block | Island, props: unknown, stored: unknown, router: Router): Promise<unknown> {
  const need = kept?.(props as never)
  if (!need) return props
  const { settings } = (await router.ask(need.call, need.request as never)) as { readonly settings: object }
  return parse(shape, { ...settings, ...(stored as object) })
}

/** Draws a block. An island becomes a root of its own, with what the browser needs to take it over. */
export function renderBlock({ definition, View, props, first, address }: ReadyBlock, id: string): ReactNode {
  const view = createElement(View, { props, first, address })
  return isIsland(definition)
    ? renderIsland(definition, { props, first, address }, id, renderToString(view, { identifierPrefix: id }))
    : view
}

/** The style rules that belong to this block alone; empty for most. */
export const islandSheetOf = ({ definition, props, first }: ReadyBlock, id: string): string =>
  definition.sheet?.(props as never, first as never, isIsland(definition) ? `#${id}` : `.${definition.name}`) ?? ''

/** Whether visitors would see nothing of it yet. */
export const isEmpty = ({ definition, props, first, address }: ReadyBlock): boolean =>
  definition.isEmpty?.(props as never, first as never, address) ?? false

/** The moment (ms) at which a page that shows this block has to be drawn anew. */
export const untilOf = ({ definition, props, first }: ReadyBlock): number =>
  (!isIsland(definition) && definition.until?.(props as never, first as never)) || Number.POSITIVE_INFINITY

/** The script that comes with a block, by the place of its source; and the line that has to run before the page is painted. */
export function scriptsOf({ definition, stylesheet, props }: ReadyBlock): { readonly client: string[]; readonly early: string[] } {
  if (isIsland(definition)) return { client: definition.script ? [stylesheet.replace(/\.css$/, '.client.ts')] : [], early: [] }
  const early = definition.early?.(props as never)
  const names = definition.budget ? ['', ...(definition.parts?.(props as never) ?? []).map((part) => `.${part}`)] : []
  return { client: names.map((name) => stylesheet.replace(/\.css$/, `${name}.client.ts`)), early: early ? [early] : [] }
}

const usual = placeNow()

/** Islands are told where the site is, unless it is where it usually is. */
const placeOf = ({ language, timeZone }: SiteLocale): string | undefined =>
  language === usual.language && timeZone === usual.timeZone ? undefined : `${language} ${timeZone}`

/** When it wakes, for the page's script. */
function wakingOf(
  { wake: rule, wakeFor: { query, stored } = {} }: Island,
  props: unknown,
  first: unknown,
): Readonly<Record<string, unknown>> {
  const wake = typeof rule === 'function' ? rule(props as never, first as never) : rule
  return {
    'data-wake': typeof wake === 'number' ? 'after' : wake,
    'data-wake-after': typeof wake === 'number' ? wake : undefined,
    'data-wake-query': query?.join(' '),
    'data-wake-stored': stored,
  }
}

function renderIsland(island: Island, { first, ...rest }: ViewProps<unknown, unknown>, id: string, html: string): ReactNode {
  const { name, lean, texts } = island
  const contributed = lean && first ? lean(first as never) : first
  const note = JSON.stringify({ ...rest, first: contributed, texts: differingIn(texts) }).replaceAll('<', '\\u003c')
  return (
    <div id={id} data-island={name} {...wakingOf(island, rest.props, first)} data-place={placeOf(placeNow())}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the one place: React drew this text itself */}
      <div data-island-root="" dangerouslySetInnerHTML={{ __html: html }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in a script that is no program, without any `<` */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: note }} />
    </div>
  )
}
