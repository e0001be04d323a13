import type { renderModules } from '@frontage/kit/island/draw-modules'
import { DrawingContext } from '@frontage/kit/island/drawing'
import { isEmpty, islandSheetOf, type ReadyBlock, renderBlock } from '@frontage/kit/island/render.server'
import type { AnswerOf, RequestOf } from '@frontage/kit/wire/call'
import { Refusal } from '@frontage/kit/wire/refusal'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isValiError } from 'valibot'
import { blockFolders } from '../blocks'
import { withCurrentPictures } from './current-pictures'
import { prepareOne } from './draw'
import { BASE, fontSheet } from './page-look'
import type { PageTools } from './page-tools'
import { partsOf } from './parts'

/** Name of the sheet that an owner's choices make. */
const LOOK = 'look'

type Asked = RequestOf<typeof renderModules>
type Drawn = AnswerOf<typeof renderModules>['drawn'][number]
type Piece = { readonly key: string; readonly block: ReadyBlock }
type Result = { readonly drawn: Drawn; readonly pieces?: readonly Piece[]; readonly own?: string }

/** Modules one by one, as the page at this path shows them: one that cannot be drawn says why, the others stand. */
export async function renderEach({ path, modules, has }: Asked, tools: PageTools): Promise<AnswerOf<typeof renderModules>> {
  const results = await Promise.all(modules.map((module) => renderOne(module, path, tools)))
  const blocks = results.flatMap(({ pieces = [] }) => pieces)
  const look = await tools.look()
  const names = new Set([...look.fonts.map(fontSheet), BASE, ...blocks.map(({ block }) => block.stylesheet)])
  return {
    drawn: results.map(({ drawn }) => drawn),
    sheets: [...[...names].map((name) => ({ name, css: tools.assets.textOf(name) })), { name: LOOK, css: look.sheet }].filter(
      ({ name }) => !has.includes(name),
    ),
    own: [
      ...blocks.map(({ block, key }) => ({ key, css: islandSheetOf(block, key) })),
      ...results.map(({ drawn: { key }, own = '' }) => ({ key: `${key}-pictures`, css: own })),
    ].filter(({ css }) => css),
  }
}

async function renderOne({ key, ...module }: Asked['modules'][number], path: string, tools: PageTools): Promise<Result> {
  if (!blockFolders.has(module.block)) return { drawn: { key, fault: `This site has no block named “${module.block}”.` } }
  try {
    const address = { path, page: 1, query: {} }
    const blocks = await Promise.all(partsOf(module).map((part) => prepareOne(part, address, tools)))
    const pieces = blocks.map((block, index) => ({ block, key: index ? `${key}-${index}` : key }))
    const { drawing } = await tools.look()
    const html = pieces
      .map((piece) => renderToStaticMarkup(createElement(DrawingContext, { value: drawing }, renderBlock(piece.block, piece.key))))
      .join('')
    const now = await withCurrentPictures(html, tools.library)
    return { pieces, own: now.sheet, drawn: { key, html: now.html, ...(blocks.every(isEmpty) && { isEmpty: true as const }) } }
  } catch (reason) {
    if (!isValiError(reason) && !(reason instanceof Refusal))
      tools.log.warn({ err: reason, block: module.block, path }, 'a module could not be drawn for the editor')
    return { drawn: { key, ...issueOf(reason) } }
  }
}

/** Why, for the person who is editing. */
function issueOf(reason: unknown): { readonly fault: string; readonly at?: string } {
  if (isValiError(reason)) return { fault: reason.issues[0].message }
  if (!(reason instanceof Refusal)) return { fault: 'This block cannot be shown right now.' }
  return { fault: reason.message, ...(reason.field !== undefined && { at: reason.field }) }
}
