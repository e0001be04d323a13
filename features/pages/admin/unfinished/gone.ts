import type { OwnedBlock } from '@frontage/kit/admin/blocks'
import { renderModules } from '@frontage/kit/island/draw-modules'
import { send } from '@frontage/kit/wire/send.client'
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

/** Asks the server which parts of a page show something that was deleted, such as a form. */
export async function findGone(document: PageDocument, blocks: readonly OwnedBlock[]): Promise<ValidationIssue[]> {
  const places = placesIn(document).filter((place) => isChoosing(partAt(document, place), blocks))
  if (places.length === 0) return []
  const modules = places.map((place, index) => ({ key: `m${index}`, ...(partAt(document, place) as Module) }))
  const asked = modules.map(({ key, block, props }) => ({ key, block, props }))
  const { drawn } = await send(renderModules, { path: document.path, modules: asked, has: [] })
  return drawn.flatMap((one, index) =>
    'fault' in one && one.at !== undefined ? [goneIssue(document, places[index]!, { at: one.at, fault: one.fault }, blocks)] : [],
  )
}

/** Whether it shows something that is kept elsewhere, and chosen by its name. */
function isChoosing(part: ReturnType<typeof partAt>, blocks: readonly OwnedBlock[]): boolean {
  if (!part || !('block' in part)) return false
  const labels = Object.entries(blocks.find(({ name }) => name === part.block)?.owner.labels ?? {})
  return labels.some(([name, words]) => typeof words === 'object' && words.field !== undefined && typeof part.props[name] === 'number')
}
