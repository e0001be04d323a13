import type { Tools } from '@frontage/kit/feature.server'
import { answer, type Route } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages'
import { cropMedia, replaceMedia, undoReplaceMedia } from '../../wire.edits'
import { createMediaOf } from '../media-of'
import { mayKeepMedia } from '../policy'
import type { Crops } from './crops'
import type { Replacements } from './replacements'

type Edits = { readonly replacements: Replacements; readonly crops: Crops }

/** What the owner's admin changes of a picture wherever it stands. */
export function createEditRoutes(tools: Pick<Tools, 'db' | 'audit'>, { replacements, crops }: Edits): Route[] {
  const mediaOf = createMediaOf(tools)
  return [
    answer(replaceMedia)
      .allow(mayKeepMedia)
      .with(async ({ name, file }, context) => {
        if (!file.bytes) throw new Refusal('too-large', messages.tooLarge, { status: 413, field: 'file' })
        const row = await replacements.replace(name, file.bytes, (trx) => note(tools, 'media.replace', name, context, trx))
        return { media: await mediaOf(row) }
      }),
    answer(undoReplaceMedia)
      .allow(mayKeepMedia)
      .with(async ({ name }, context) => {
        const row = await replacements.undo(name, (trx) => note(tools, 'media.undo-replace', name, context, trx))
        return { media: await mediaOf(row) }
      }),
    answer(cropMedia)
      .allow(mayKeepMedia)
      .with(async ({ name, crop, was }, context) => {
        const row = await crops.crop(name, crop, was, (trx) => note(tools, 'media.crop', name, context, trx))
        return { media: await mediaOf(row) }
      }),
  ]
}

type Note = Parameters<Tools['audit']['note']>

const note = async (
  { audit }: Pick<Tools, 'audit'>,
  action: string,
  name: string,
  context: Note[1],
  trx: NonNullable<Note[2]>,
): Promise<void> => void (await audit.note({ action, target: `media ${name}` }, context, trx))
