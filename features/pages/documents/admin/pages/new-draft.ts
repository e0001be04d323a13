import { send } from '@frontage/kit/wire/send.client'
import type { PageDocument } from '../../../page'
import { openPage, saveDraft } from '../../../wire.admin'
import { createPage } from '../../wire.admin'

/** A new page with this on it, which nobody sees yet; hands back its number. */
export async function newDraft(document: PageDocument): Promise<number> {
  const { path, title } = document
  const { id } = await send(createPage, { path, title })
  const { revision } = await send(openPage, { id })
  await send(saveDraft, { id, revision, document })
  return id
}
