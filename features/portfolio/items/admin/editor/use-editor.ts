import type { MediaPicture } from '@frontage/kit/admin/pictures'
import { useAdmin } from '@frontage/kit/admin/screen'
import { send, WireError } from '@frontage/kit/wire/send.client'
import { useLeaveGuard } from '@frontage/parts/admin/use-leave-guard'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { allItems, itemKey, termsKey } from '../../../admin/keys'
import type { ItemDraft, OwnerItem, State } from '../../../item'
import { messages } from '../../../messages.admin'
import { saveItem } from '../../../wire.admin'
import { draftOf, emptyDraft, isSame, issuesIn, type ValidationIssue } from './item-draft'

const words = messages.editor
/** Pictures that the draft shows, by name. */
export type PictureDetails = Readonly<Record<string, Omit<MediaPicture, 'name'>>>

export type Editing = ReturnType<typeof useEditor>

/** An item while it is written: its draft, what is wrong with it, and keeping it. */
export function useEditor(item: OwnerItem | undefined) {
  const { goTo } = useAdmin()
  const [kept, setKept] = useState(item)
  const [draft, setDraft] = useState(item ? draftOf(item) : emptyDraft)
  const [shown, setShown] = useState<PictureDetails>(item?.shown ?? {})
  const [faults, setIssues] = useState<readonly ValidationIssue[]>([])
  const isChanged = !isSame(draft, kept ? draftOf(kept) : emptyDraft)
  const question = useLeaveGuard(isChanged)
  const { save, isSaving } = useSaving(setIssues, (saved, from) => {
    setKept(saved)
    setDraft((now) => (now === from ? draftOf(saved) : { ...now, state: saved.state }))
    setShown((before) => ({ ...before, ...saved.shown }))
  })
  const keptId = kept?.id
  const isNew = item === undefined
  useEffect(() => {
    if (isNew && keptId !== undefined && !isChanged) goTo(`/portfolio?item=${keptId}`, 'replace')
  }, [isNew, keptId, isChanged, goTo])
  return {
    ...{ draft, shown, kept, question, isChanged, isSaving, faults },
    change: (part: Partial<ItemDraft>): void => {
      setDraft((before) => ({ ...before, ...part }))
      setIssues((before) => before.filter(({ field }) => !(field in part)))
    },
    show: (pictures: PictureDetails): void => setShown((before) => ({ ...before, ...pictures })),
    errorOf: (field: keyof ItemDraft): string | undefined => faults.find((fault) => fault.field === field)?.text,
    save: (state: State): void => {
      const next = { ...draft, state }
      const found = issuesIn(next)
      setIssues(found)
      if (found.length === 0 && !isSaving) save({ id: kept?.id ?? 0, draft: next, from: draft, before: kept?.state ?? 'draft' })
    },
  }
}

/** `from`: the draft as it stood on the screen; what is typed after that stays there. */
type Saving = { readonly id: number; readonly draft: ItemDraft; readonly from: ItemDraft; readonly before: State }

function useSaving(refuse: (faults: readonly ValidationIssue[]) => void, saved: (item: OwnerItem, from: ItemDraft) => void) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, draft }: Saving) => send(saveItem, { id, ...draft }),
    onSuccess: async ({ item }, { before, from }) => {
      client.setQueryData(itemKey(item.id), { item })
      saved(item, from)
      const text = saidOf(before, item.state)
      announce(text)
      notify({ id: 'portfolio', text })
      await Promise.all([client.invalidateQueries({ queryKey: allItems }), client.invalidateQueries({ queryKey: termsKey })])
    },
    onError: (error) => refuse([{ field: fieldIn(error), text: explain(error) }]),
  })
  return { save: mutate, isSaving: isPending }
}

function saidOf(before: State, after: State): string {
  if (before === after) return words.saved
  return after === 'published' ? words.published : words.withdrawn
}

const fieldIn = (error: unknown): string => (error instanceof WireError && error.refusal?.data.field) || ''
