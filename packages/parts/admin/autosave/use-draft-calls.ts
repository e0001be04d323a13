import { useAdmin } from '@frontage/kit/admin/screen'
import { WireError } from '@frontage/kit/wire/send.client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Labels, useConflict } from '../conflict/use-conflict'
import type { SavingEvent } from './saving.machine'

/** What is asked of the server; `value` is what is on the screen. `over`: the revision that it replaces, where it is not the latest known. */
export type DraftRequest<Value> = {
  readonly action: 'save' | 'publish' | 'discard'
  readonly value: Value
  readonly over?: number
}

/** A document of which the site has one, with a draft beside what visitors see. */
export type DraftDocument<Value, Opened extends { readonly revision: number }> = {
  /** Names it among requests and notices. */
  readonly name: string
  readonly queryKey: readonly unknown[]
  readonly labels: Labels
  /** The draft, else what visitors see. */
  readonly draftOf: (opened: Opened) => Value
  readonly publishedOf: (opened: Opened) => Value
  /** Whether what visitors see could be published again. */
  readonly canRepublish: (opened: Opened) => boolean
  /** A value as this screen would save it, so that only what somebody changed differs. */
  readonly compared: (value: Value) => Value
  readonly read: () => Promise<Opened>
  readonly send: (request: DraftRequest<Value>, revision: number) => Promise<Opened>
  /** What is said once it is done. */
  readonly words: Readonly<Record<'publish' | 'discard', string>>
}

type Heard<Value> = {
  /** The server has this value now. */
  readonly stored: (value: Value) => void
  /** What was asked for did not happen; with words where somebody else was faster. */
  readonly failed: (outdated: string | undefined) => void
  /** Whose version stands is decided: this one, or later. */
  readonly settled: () => void
  readonly postponed: () => void
  /** Another value than the one in sight stands now. */
  readonly replaced: (value: Value) => void
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

/** Saves, publishes and discards drafts. Whoever was faster is never overwritten unasked; publishing and discarding can be undone. */
export function useDraftCalls<Value, Opened extends { readonly revision: number }>(
  source: DraftDocument<Value, Opened>,
  opened: Opened,
  heard: Heard<Value>,
) {
  const { notify, explain } = useAdmin()
  const { latest, revision, stand } = useLatest(source, opened)
  const sent = (request: DraftRequest<Value>) => source.send(request, request.over ?? revision.current)
  const { mutate, mutateAsync, isPending, variables, error, reset } = useMutation({
    // One request after the other: whoever is quick is not in their own way.
    scope: { id: source.name },
    mutationFn: sent,
    onSuccess: (answer, request) => {
      const before = latest
      stand(answer)
      if (request.action === 'discard') heard.replaced(source.draftOf(answer))
      else heard.stored(request.value)
      if (request.action === 'save') return
      const undo = undoOf(source, request, before)
      const run = (): void => void (undo && again({ ...undo, over: answer.revision }))
      notify({ id: source.name, text: source.words[request.action], ...(undo && { action: { label: 'Undo', run } }) })
    },
    onError: (failure, { action }) =>
      action === 'save' || isConflict(failure) || notify({ id: source.name, text: explain(failure), tone: 'bad' }),
  })
  /** Undoes over what it led to. */
  const again = async (request: DraftRequest<Value>): Promise<void> => {
    try {
      const answer = await sent(request)
      stand(answer)
      heard.replaced(source.draftOf(answer))
    } catch (failure) {
      notify({ id: source.name, text: explain(failure), tone: 'bad' })
    }
  }
  const conflict = useConflict({
    ...versionsOf(source, latest, variables),
    ...{ error, isOpen: isConflict(error), isSaving: isPending },
    notNow: () => {
      heard.postponed()
      reset()
    },
    keepMine: ({ stands }) => variables && mutate({ ...variables, over: stands.revision }, { onSuccess: heard.settled }),
    takeTheirs: ({ stands }) => {
      stand(stands)
      heard.replaced(source.draftOf(stands))
      reset()
    },
  })
  return {
    ...{ latest, conflict, error },
    saveDraft: (value: Value): Promise<SavingEvent> => eventOf(mutateAsync({ action: 'save', value }), explain),
    request: (one: DraftRequest<Value>): void =>
      mutate(one, { onError: (failure) => heard.failed(isConflict(failure) ? explain(failure) : undefined) }),
    busy: isPending ? variables.action : undefined,
  }
}

/** What the server has of it. */
function useLatest<Value, Opened extends { readonly revision: number }>({ queryKey }: DraftDocument<Value, Opened>, opened: Opened) {
  const client = useQueryClient()
  const [latest, setLatest] = useState(opened)
  const revision = useRef(opened.revision)
  const stand = (answer: Opened): void => {
    revision.current = answer.revision
    setLatest(answer)
    client.setQueryData(queryKey, answer)
  }
  return { latest, revision, stand }
}

/** What was sent, and how to read what somebody else sent. */
function versionsOf<Value, Opened extends { readonly revision: number }>(
  { queryKey, labels, compared, publishedOf, draftOf, read }: DraftDocument<Value, Opened>,
  latest: Opened,
  request: DraftRequest<Value> | undefined,
) {
  return {
    ...{ queryKey: [...queryKey, latest.revision], labels },
    mine: compared(request && request.action !== 'discard' ? request.value : publishedOf(latest)),
    read: async () => {
      const stands = await read()
      return { stands, value: compared(draftOf(stands)), revision: String(stands.revision) }
    },
  }
}

/** What was published comes back as it was; so does a draft that was discarded. */
function undoOf<Value, Opened extends { readonly revision: number }>(
  { canRepublish, publishedOf }: DraftDocument<Value, Opened>,
  { action, value }: DraftRequest<Value>,
  before: Opened,
): DraftRequest<Value> | undefined {
  if (action === 'discard') return { action: 'save', value }
  return canRepublish(before) ? { action: 'publish', value: publishedOf(before) } : undefined
}
