import type { OwnedBlock } from '@frontage/kit/admin/blocks'
import { renderModules } from '@frontage/kit/island/draw-modules'
import { send } from '@frontage/kit/wire/send.client'
import { messages } from '../../messages.unfinished'
import type { ValidationIssue } from '../../validation-issue'
import { type DocumentPath, type Module, type PageDocument, partAt, pathOf, placesIn } from '../document/document'

/** What a part shows that is not there any more: named at the setting that chooses it. `at`: the setting that the server named. */
export function goneIssue(
  document: PageDocument,
  place: DocumentPath,
  { at, fault }: { at: string; fault: string },
  blocks: readonly OwnedBlock[],
): ValidationIssue {
  const { block } = partAt(document, place) as Module
  const labels = Object.entries(blocks.find(({ name }) => name === block)?.owner.labels ?? {})
  const chooses = labels.find(([, words]) => typeof words === 'object' && words.field)?.[0]
  return { path: `${pathOf(place)}.props.${labels.some(([name]) => name === at) ? at : (chooses ?? at)}`, text: fault }
}

/** What the server says of the parts of a page: what shows something that was deleted, such as a form, and what shows visitors nothing yet. */
export type NotShown = { readonly gone: readonly ValidationIssue[]; readonly empty: readonly ValidationIssue[] }

/** Asks the server about every part that shows what is kept elsewhere. */
export async function findNotShown(document: PageDocument, blocks: readonly OwnedBlock[]): Promise<NotShown> {
  const places = placesIn(document).filter((place) => isAskedAbout(partAt(document, place), blocks))
  if (places.length === 0) return { gone: [], empty: [] }
  const modules = places.map((place, index) => ({ key: `m${index}`, ...(partAt(document, place) as Module) }))
  const asked = modules.map(({ key, block, props }) => ({ key, block, props }))
  const { drawn } = await send(renderModules, { path: document.path, modules: asked, has: [] })
  return {
    gone: drawn.flatMap((one, index) =>
      'fault' in one && one.at !== undefined ? [goneIssue(document, places[index]!, { at: one.at, fault: one.fault }, blocks)] : [],
    ),
    empty: drawn.flatMap((one, index) =>
      'html' in one && one.isEmpty ? [{ path: pathOf(places[index]!), text: emptyText(modules[index]!, blocks) }] : [],
    ),
  }
}

const ownerAmong = (blocks: readonly OwnedBlock[], block: string) => blocks.find(({ name }) => name === block)?.owner

const emptyText = ({ block }: { readonly block: string }, blocks: readonly OwnedBlock[]): string =>
  ownerAmong(blocks, block)?.empty?.text ?? messages.nothingYet

/** Whether it can have nothing to show, or shows something that is chosen by its name. */
function isAskedAbout(part: ReturnType<typeof partAt>, blocks: readonly OwnedBlock[]): boolean {
  if (!part || !('block' in part)) return false
  const owner = ownerAmong(blocks, part.block)
  const labels = Object.entries(owner?.labels ?? {})
  const chooses = labels.some(([name, words]) => typeof words === 'object' && words.field && typeof part.props[name] === 'number')
  return owner?.empty !== undefined || chooses
}
