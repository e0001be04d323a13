import type { RenderedAlone } from '@frontage/kit/island/alone'
import { DrawingContext } from '@frontage/kit/island/drawing'
import type { PageModule } from '@frontage/kit/island/page'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Assets } from '../http/assets'
import { prepare } from './draw'
import { BASE, fontSheet } from './page-look'
import type { PageTools } from './page-tools'
import { shadowSheetOf } from './shadow-sheet'

type Asked = {
  /** The page that they stand on: its path here, or its name elsewhere. */
  readonly path: string
  readonly modules: readonly (PageModule | undefined)[]
}

/** `until`: the moment (ms) at which the first of them stops being true. */
type Drawn = RenderedAlone & { readonly until: number }

/** Widgets without a page around them, for pages that are not drawn here. What is none, or cannot be drawn, is null. */
export async function renderAlone({ path, modules }: Asked, tools: PageTools): Promise<Drawn> {
  const there = modules.filter((module) => module !== undefined)
  const { draw, isDrawn, stylesheets, sheets, until } = await prepare(there, { path, page: 1, query: {} }, tools)
  const look = await tools.look()
  const names = [...look.fonts.map(fontSheet), BASE, ...stylesheets]
  const { css, fonts } = shadowSheetOf([...textsOf(tools.assets, names), look.sheet, ...sheets])
  return {
    css,
    fonts,
    until,
    widgets: modules.map((module) =>
      module && isDrawn(module) ? renderToStaticMarkup(createElement(DrawingContext, { value: look.drawing }, draw(module))) : null,
    ),
  }
}

const textsOf = (assets: Assets, names: readonly string[]): string[] => names.map((name) => assets.textOf(name).trim())
