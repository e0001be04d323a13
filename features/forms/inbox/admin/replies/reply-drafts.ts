import { rememberedList } from '@frontage/kit/storage/remembered.client'

/** A reply that is being written. `key` makes the server send it once, however often it is asked to. */
export type ReplyDraft = { readonly entry: number; readonly key: string; readonly text: string }

const drafts = rememberedList<ReplyDraft>('session', 'message-replies')
const isOf =
  (entry: number) =>
  (other: ReplyDraft): boolean =>
    other.entry === entry

/** A reply to a message, of which every change is another one. */
export const draftWith = (entry: number, text: string): ReplyDraft => ({ entry, key: crypto.randomUUID(), text })

/** What was typed and not sent yet, in this tab; it outlives a reload. */
export function readDraft(entry: number): ReplyDraft {
  const draft = drafts.read().find(isOf(entry))
  return typeof draft?.key === 'string' && typeof draft.text === 'string' ? draft : draftWith(entry, '')
}

export function keepDraft(draft: ReplyDraft): void {
  if (draft.text) drafts.keep(draft, isOf(draft.entry))
  else drafts.drop(isOf(draft.entry))
}
