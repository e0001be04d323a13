import type { MediaPicture } from '@frontage/kit/admin/pictures'
import { useAdmin } from '@frontage/kit/admin/screen'
import { send, WireError } from '@frontage/kit/wire/send.client'
import { useDiscard } from '@frontage/parts/admin/save-bar'
import { isOutdated, useConflict } from '@frontage/parts/admin/use-conflict'
import { useLeaveGuard } from '@frontage/parts/admin/use-leave-guard'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { allItems, itemKey, termsKey } from '../../../admin/keys'
import { useTerms } from '../../../admin/terms/use-terms'
import type { ItemDraft, OwnerItem, State } from '../../../item'
import { messages } from '../../../messages.admin'
import { getOwnItem, saveItem } from '../../../wire.admin'
import { draftOf, emptyDraft, isSame, issuesIn, type ValidationIssue, withPicture } from './item-draft'
import { comparedOf, itemLabels } from './item-words'

const words = messages.editor
/** Pictures that the draft shows, by name. */
export type PictureDetails = Readonly<Record<string, Omit<MediaPicture, 'name'>>>

export type Editing = ReturnType<typeof useEditor>

/** An item while it is written: its draft, what is wrong with it, and keeping it. */
export function useEditor(item: OwnerItem | undefined) {
  const [kept, setKept] = useState(item)
  const [draft, setDraft] = useState(item ? draftOf(item) : emptyDraft)
  const [shown, setShown] = useState<PictureDetails>(item?.shown ?? {})
  const [faults, setIssues] = useState<readonly ValidationIssue[]>([])
  const start = kept ? draftOf(kept) : emptyDraft
  const isChanged = !isSame(draft, start)
  const question = useLeaveGuard(isChanged)
  const saving = useSaving(setIssues, (saved, from) => {
    setKept(saved)
    setDraft((now) => (now === from ? draftOf(saved) : { ...now, state: saved.state }))
    setShown((before) => ({ ...before, ...saved.shown }))
  })
  const { save, isSaving } = saving
  const conflict = useItemConflict(saving, (theirs) => {
    setKept(theirs)
    setDraft(draftOf(theirs))
    setShown(theirs.shown)
  })
  useOwnAddress(item === undefined && !isChanged ? kept?.id : undefined)
  return {
    ...{ draft, shown, kept, question, conflict, isChanged, isSaving, faults },
    discard: useDiscard(draft, start, (now) => {
      setDraft(now)
      setIssues([])
    }),
    change: (part: Partial<ItemDraft>): void => {
      setDraft((before) => ({ ...before, ...part }))
      setIssues((before) => before.filter(({ field }) => !(field in part)))
    },
    /** A picture that has just come in. */
    add: ({ name, ...picture }: MediaPicture): void => {
      setShown((before) => ({ ...before, [name]: picture }))
      setDraft((before) => withPicture(before, name))
      setIssues((before) => before.filter(({ field }) => field !== 'picture' && field !== 'pictures'))
    },
    show: (pictures: PictureDetails): void => setShown((before) => ({ ...before, ...pictures })),
    errorOf: (field: keyof ItemDraft): string | undefined => faults.find((fault) => fault.field === field)?.text,
    save: (state: State): void => {
      const next = { ...draft, state }
      const found = issuesIn(next)
      setIssues(found)
      if (found.length === 0 && !isSaving)
        save({ id: kept?.id ?? 0, revision: kept?.revision ?? '', draft: next, from: draft, before: kept?.state ?? 'draft' })
    },
  }
}

/** A new item stands under its own address once it is saved. */
function useOwnAddress(id: number | undefined): void {
  const { goTo } = useAdmin()
  useEffect(() => {
    if (id !== undefined) goTo(`/portfolio?item=${id}`, 'replace')
  }, [id, goTo])
}

/** `from`: the draft as it stood on the screen; what is typed after that stays there. */
type Saving = {
  readonly id: number
  readonly revision: string
  readonly draft: ItemDraft
  readonly from: ItemDraft
  readonly before: State
}

function useSaving(refuse: (faults: readonly ValidationIssue[]) => void, saved: (item: OwnerItem, from: ItemDraft) => void) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const { mutate, isPending, error, reset, variables } = useMutation({
    mutationFn: ({ id, revision, draft }: Saving) => send(saveItem, { id, ...draft, revision }),
    onSuccess: async ({ item }, { before, from }) => {
      client.setQueryData(itemKey(item.id), { item })
      saved(item, from)
      const text = saidOf(before, item.state)
      announce(text)
      notify({ id: 'portfolio', text })
      await Promise.all([client.invalidateQueries({ queryKey: allItems }), client.invalidateQueries({ queryKey: termsKey })])
    },
    onError: (failure) => !isOutdated(failure) && refuse([{ field: fieldIn(failure), text: explain(failure) }]),
  })
  return { save: mutate, isSaving: isPending, error, reset, sent: variables }
}

/** Somebody else saved the item meanwhile: both versions are shown, and one is chosen. */
function useItemConflict({ save, isSaving, error, reset, sent }: ReturnType<typeof useSaving>, take: (theirs: OwnerItem) => void) {
  const client = useQueryClient()
  const { data } = useTerms()
  return useConflict({
    ...{ queryKey: itemKey(sent?.id ?? 0), error, isSaving, notNow: reset, labels: itemLabels(data?.terms ?? []) },
    mine: sent && comparedOf(sent.draft),
    read: async () => {
      const { item } = await send(getOwnItem, { id: sent?.id ?? 0 })
      return { item, value: comparedOf(draftOf(item)), revision: item.revision }
    },
    keepMine: ({ item, revision }) => sent && save({ ...sent, revision, before: item.state }),
    takeTheirs: ({ item }) => {
      client.setQueryData(itemKey(item.id), { item })
      take(item)
      reset()
    },
  })
}

function saidOf(before: State, after: State): string {
  if (before === after) return words.saved
  return after === 'published' ? words.published : words.withdrawn
}

const fieldIn = (error: unknown): string => (error instanceof WireError && error.refusal?.data.field) || ''
