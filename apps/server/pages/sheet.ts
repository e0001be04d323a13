import type { PolicyHosts } from '@frontage/kit/feature.server'
import type { PageHead } from '@frontage/kit/findable.server'
import { DrawingContext } from '@frontage/kit/island/drawing'
import type { StoredPage } from '@frontage/kit/island/page'
import type { Library } from '@frontage/kit/library.server'
import type { SiteLook } from '@frontage/kit/site-look.server'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Assets, compressed } from '../http/assets'
import type { Delivery } from '../http/deliver'
import { withCurrentPictures } from './current-pictures'
import { documentOf } from './document'
import { BASE, facesIn, fontSheet } from './page-look'

export const PREVIEW = 'apps/site/preview.ts'

/** Lightboxes may show the main part of such an answer: it is a page of the site, and no file that somebody sent in. */
const FRAGMENT = { 'x-fragment': 'main' }

/** What a page says of itself, beside its body. */
export type Sheet = Pick<StoredPage, 'title' | 'description'> & {
  readonly status?: number
  readonly isHidden?: boolean
  readonly structured?: PageHead['structured']
  readonly meta?: PageHead['meta']
  readonly feeds?: PageHead['feeds']
  /** Nobody else may get it, so nothing keeps it. */
  readonly isOnce?: boolean
  /** To be looked at: no script comes along. */
  readonly isStill?: boolean
  readonly canonical?: string
  readonly frames?: readonly string[] | undefined
  readonly hosts?: PolicyHosts
  /** The moment (ms) at which something on it stops being true. */
  readonly until?: number
  readonly stylesheets: readonly string[]
  readonly sheets?: readonly string[]
  /** Scripts of blocks that need no React, and lines that run before the page is painted. */
  readonly clients?: readonly string[]
  readonly early?: readonly string[]
  readonly script?: Script
}

export type Script = 'apps/site/main.ts' | typeof PREVIEW

type Around = {
  readonly assets: Assets
  readonly library: Pick<Library, 'find'>
  /** What every answer says. */
  readonly headers: Readonly<Record<string, string>>
}

/** A whole document, with its headers, of what stands on its sheet. */
export async function deliveryOf(
  {
    status = 200,
    isOnce,
    isStill,
    until,
    stylesheets,
    sheets = [],
    clients = [],
    early = [],
    script = 'apps/site/main.ts',
    ...sheet
  }: Sheet,
  look: SiteLook,
  { assets, library, headers: common }: Around,
  body: ReactNode,
): Promise<Delivery> {
  const drawn = renderToStaticMarkup(createElement(DrawingContext, { value: look.drawing }, body))
  const pictures = await withCurrentPictures(drawn, library)
  const names = [...look.fonts.map(fontSheet), BASE, ...stylesheets]
  const links = names.flatMap((name) => assets.dev?.linkOf(name) ?? [])
  const inPage = names.filter((name) => !assets.dev?.linkOf(name))
  const styles = [...inPage.map((name) => assets.textOf(name).trim()), look.sheet, ...sheets, pictures.sheet].filter(Boolean)
  const scripts = isStill ? [] : [...(assets.dev?.start ?? []), ...[script, ...clients].map((entry) => assets.addressOf(entry))]
  const { html, policy } = documentOf({
    ...{ ...sheet, ...look, links, styles, scripts },
    early: isStill ? [] : early,
    fonts: facesIn(look, assets),
    body: pictures.html,
  })
  const isKept = status === 200 && !isOnce
  const headers = {
    ...common,
    'content-security-policy': policy,
    'cache-control': isKept ? 'public, no-cache' : 'no-store',
    ...(isKept && FRAGMENT),
  }
  return { status, headers, asset: await compressed(Buffer.from(html), 'text/html; charset=utf-8'), ...(until && { until }) }
}
