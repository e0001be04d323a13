import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { send, WireError } from '@frontage/kit/wire/send.client'
import type { SavingEvent } from '@frontage/parts/admin/saving'
import { useAutosave } from '@frontage/parts/admin/use-autosave'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { PageDocument } from '../../page'
import { type OpenedPage, openPage, type PageState, saveDraft } from '../../wire.admin'
import { pagesKey } from '../page-keys'

export type PageAtWork = ReturnType<typeof usePage>

const standingIn = ({ published, draft, schedule, shares }: OpenedPage): PageState => ({ published, draft, schedule, shares })

/** One page while it is worked on: its document, what is wrong with it, where it stands for visitors, and keeping it. */
export function usePage(opened: OpenedPage) {
  const { me } = useSession()
  const { explain } = useAdmin()
  const client = useQueryClient()
  const { id } = opened
  const [document, setDocument] = useState(opened.document)
  const [faults, setIssues] = useState(opened.faults)
  const [standing, setStanding] = useState(() => standingIn(opened))
  /** As it stands now, also between two drawings. */
  const now = useRef({ document, revision: opened.revision })
  const save = async (): Promise<SavingEvent> => {
    try {
      const answer = await send(saveDraft, { id, ...now.current })
      now.current.revision = answer.revision
      setIssues(answer.faults)
      setStanding((before) => ({ ...before, draft: { savedAt: answer.savedAt, by: me.name } }))
      void client.invalidateQueries({ queryKey: pagesKey })
      return { type: 'saved' }
    } catch (error) {
      return { type: verdictOn(error), text: explain(error) }
    }
  }
  const { saving, autosave } = useAutosave(save)
  const show = (next: PageDocument): void => {
    now.current.document = next
    setDocument(next)
  }
  return {
    ...{ id, document, faults, standing, setStanding, saving, settle: autosave.settle },
    ...{ retry: autosave.retry, outdated: autosave.outdated, postpone: autosave.postpone },
    /** `settle`: whether everything is kept; what is not yet is sent first. */
    now: () => now.current,
    change: (next: PageDocument): void => {
      show(next)
      autosave.change()
    },
    /** Saves what is on the screen over what somebody else saved meanwhile. */
    keepOver: (revision: number): void => {
      now.current.revision = revision
      autosave.saveOver()
    },
    /** Shows what the server has; the editor can take that back like any other step. */
    take: (theirs: OpenedPage): void => {
      now.current.revision = theirs.revision
      setIssues(theirs.faults)
      setStanding(standingIn(theirs))
      show(theirs.document)
      autosave.replaced()
      void client.invalidateQueries({ queryKey: pagesKey })
    },
    newest: (): Promise<OpenedPage> => send(openPage, { id }),
    standingNow: async (): Promise<PageState> => standingIn(await send(openPage, { id })),
  }
}

/** Sends a change of the whole draft as it was read; when somebody else was faster, what to do is asked as after saving. */
export async function overDraft(
  page: PageAtWork,
  change: (over: { readonly id: number; readonly revision: number }) => Promise<OpenedPage>,
): Promise<OpenedPage> {
  try {
    return await change({ id: page.id, revision: page.now().revision })
  } catch (error) {
    if (error instanceof WireError && verdictOn(error) === 'conflict') page.outdated(error.message)
    throw error
  }
}

/** Whoever was faster is asked about; what got lost on the way is tried again; a no stays a no. */
function verdictOn(error: unknown): 'conflict' | 'lost' | 'refused' {
  if (!(error instanceof WireError)) return 'refused'
  if (error.refusal?.code === 'page-changed') return 'conflict'
  return error.fault === 'offline' || error.status >= 500 || error.status === 429 ? 'lost' : 'refused'
}
