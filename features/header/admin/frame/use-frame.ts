import { useAdmin } from '@frontage/kit/admin/screen'
import { send, WireError } from '@frontage/kit/wire/send.client'
import type { SavingEvent } from '@frontage/parts/admin/saving'
import type { ValidationIssue } from '@frontage/parts/admin/setting'
import { type Labels, useConflict } from '@frontage/parts/admin/use-conflict'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Frame, FramePart } from '../../frame'
import { messages } from '../../messages.admin'
import { discardFrame, type OpenedFrame, openFrame, publishFrame, saveFrame } from '../../wire.admin'
import { frameKey } from '../keys'

/** Header or footer as it was left. */
export const useOpened = (part: FramePart) =>
  useQuery({
    queryKey: frameKey(part),
    queryFn: () => send(openFrame, { part }),
    refetchOnWindowFocus: false,
    throwOnError: (_error, { state }) => state.data === undefined,
  })

export type Wish = ({ readonly deed: 'save' | 'publish'; readonly frame: Frame } | { readonly deed: 'discard' }) & {
  readonly over?: number
}

type Heard = {
  /** The server keeps this frame now. */
  readonly kept: (frame: Frame) => void
  /** What was told did not happen; with words where somebody else was faster. */
  readonly failed: (outdated: string | undefined) => void
  /** Whose version stands is decided: this one, or later. */
  readonly settled: () => void
  readonly postponed: () => void
  /** Another frame than the one in sight stands now. */
  readonly replaced: (frame: Frame) => void
  readonly labels: Labels
  /** A frame as this screen would save it, so that only what somebody changed differs. */
  readonly compared: (frame: Frame) => Frame
}

/** What became of a draft that was sent. */
async function eventOf(sending: Promise<unknown>, explain: (error: unknown) => string): Promise<SavingEvent> {
  try {
    await sending
    return { type: 'saved' }
  } catch (failure) {
    return { type: verdictOn(failure), text: explain(failure) }
  }
}

/** Whoever was faster is asked about; what got lost on the way is tried again; a no stays a no. */
function verdictOn(error: unknown): 'conflict' | 'lost' | 'refused' {
  if (isConflict(error)) return 'conflict'
  const isLost = error instanceof WireError && (error.fault === 'offline' || error.status >= 500 || error.status === 429)
  return isLost ? 'lost' : 'refused'
}

const isConflict = (error: unknown): boolean => error instanceof WireError && error.status === 409

/** Saves, publishes and gives up drafts. Whoever was faster is never overwritten unasked; every deed can be undone. */
export function useFrame(opened: OpenedFrame, heard: Heard) {
  const { part } = opened
  const { notify, explain } = useAdmin()
  const { latest, revision, stand } = useLatest(opened)
  const { mutate, mutateAsync, isPending, variables, error, reset } = useMutation({
    // One deed after the other: whoever is quick is not in their own way.
    scope: { id: `frame ${part}` },
    mutationFn: (wish: Wish) => sent(part, revision.current, wish),
    onSuccess: (answer, wish) => {
      const before = latest
      stand(answer)
      if (wish.deed === 'discard') heard.replaced(answer.frame)
      else heard.kept(wish.frame)
      if (wish.deed === 'save') return
      const undo = undoOf(wish, before)
      notify({ id: 'frame', text: wordsOf(wish, part), ...(undo && { deed: { label: 'Undo', run: () => again(undo, answer.revision) } }) })
    },
    onError: (failure, { deed }) => deed === 'save' || isConflict(failure) || notify({ id: 'frame', text: explain(failure), tone: 'bad' }),
  })
  /** Undoes a deed over what it led to. */
  const again = async (wish: Wish, over: number): Promise<void> => {
    try {
      const answer = await sent(part, over, wish)
      stand(answer)
      heard.replaced(answer.frame)
    } catch (failure) {
      notify({ id: 'frame', text: explain(failure), tone: 'bad' })
    }
  }
  const conflict = useConflict({
    ...versionsOf(latest, variables, heard),
    ...{ error, isOpen: isConflict(error), isSaving: isPending },
    notNow: () => {
      heard.postponed()
      reset()
    },
    keepMine: ({ stands }) => variables && mutate({ ...variables, over: stands.revision }, { onSuccess: heard.settled }),
    takeTheirs: ({ stands }) => {
      stand(stands)
      heard.replaced(stands.frame)
      reset()
    },
  })
  return {
    latest,
    saveDraft: (frame: Frame): Promise<SavingEvent> => eventOf(mutateAsync({ deed: 'save', frame }), explain),
    tell: (wish: Wish): void => mutate(wish, { onError: (failure) => heard.failed(isConflict(failure) ? explain(failure) : undefined) }),
    busy: isPending ? variables.deed : undefined,
    conflict,
    refusal: refusalIn(error),
  }
}

/** What the server has of it. */
function useLatest(opened: OpenedFrame) {
  const client = useQueryClient()
  const [latest, setLatest] = useState(opened)
  const revision = useRef(opened.revision)
  const stand = (answer: OpenedFrame): void => {
    revision.current = answer.revision
    setLatest(answer)
    client.setQueryData(frameKey(opened.part), answer)
  }
  return { latest, revision, stand }
}

/** What was sent, and how to read what somebody else sent. */
function versionsOf({ part, revision, published }: OpenedFrame, wish: Wish | undefined, { compared, labels }: Heard) {
  return {
    ...{ queryKey: [...frameKey(part), revision], labels },
    mine: compared(wish && wish.deed !== 'discard' ? wish.frame : published),
    read: async () => {
      const stands = await send(openFrame, { part })
      return { stands, value: compared(stands.frame), revision: String(stands.revision) }
    },
  }
}

function sent(part: FramePart, revision: number, wish: Wish): Promise<OpenedFrame> {
  const over = wish.over ?? revision
  if (wish.deed === 'discard') return send(discardFrame, { part, revision: over })
  return send(wish.deed === 'save' ? saveFrame : publishFrame, { part, revision: over, frame: wish.frame })
}

/** What was published comes back as it was; so does a draft that was given up. */
function undoOf(wish: Wish, before: OpenedFrame): Wish | undefined {
  if (wish.deed === 'publish') return before.published.name === undefined ? undefined : { deed: 'publish', frame: before.published }
  return wish.deed === 'discard' ? { deed: 'save', frame: before.frame } : undefined
}

const wordsOf = (wish: Wish, part: FramePart): string => (wish.deed === 'publish' ? messages.published[part] : messages.discarded)

function refusalIn(error: unknown): ValidationIssue[] {
  const refusal = error instanceof WireError && error.status !== 409 ? error.refusal : undefined
  return refusal?.data.field ? [{ path: refusal.data.field, text: refusal.message }] : []
}
