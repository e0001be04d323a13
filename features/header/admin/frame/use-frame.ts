import { send, WireError } from '@frontage/kit/wire/send.client'
import type { Settings, ValidationIssue } from '@frontage/parts/admin/setting'
import { useDraft } from '@frontage/parts/admin/use-draft'
import type { DraftDocument } from '@frontage/parts/admin/use-draft-calls'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Frame, FramePart } from '../../frame'
import { messages } from '../../messages.admin'
import { discardFrame, type OpenedFrame, openFrame, publishFrame, saveFrame } from '../../wire.admin'
import { frameKey } from '../keys'
import type { FrameKind } from './frame-kind'
import { frameLabels } from './frame-labels'

/** Header or footer as it was left. */
export const useOpened = (part: FramePart) =>
  useQuery({
    queryKey: frameKey(part),
    queryFn: () => send(openFrame, { part }),
    refetchOnWindowFocus: false,
    throwOnError: (_error, { state }) => state.data === undefined,
  })

const documentOf = <Draft extends Settings>(kind: FrameKind<Draft>): DraftDocument<Frame, OpenedFrame> => {
  const { part, read, write } = kind
  return {
    ...{ name: `frame ${part}`, queryKey: frameKey(part), labels: frameLabels(kind) },
    draftOf: ({ frame }) => frame,
    publishedOf: ({ published }) => published,
    canRepublish: ({ published }) => published.name !== undefined,
    compared: (frame) => write(read(frame)),
    read: () => send(openFrame, { part }),
    send: ({ action, value }, revision) => {
      if (action === 'discard') return send(discardFrame, { part, revision })
      return send(action === 'save' ? saveFrame : publishFrame, { part, revision, frame: value })
    },
    words: { publish: messages.published[part], discard: messages.discarded },
  }
}

type Shown<Draft> = { readonly frame: Frame; readonly show: (draft: Draft) => void }

/** The draft of a header or footer on this screen, and what keeps it from being published. */
export function useFrame<Draft extends Settings>(kind: FrameKind<Draft>, opened: OpenedFrame, { frame, show }: Shown<Draft>) {
  const draft = useDraft(
    useMemo(() => documentOf(kind), [kind]),
    opened,
    { value: frame, show: (next) => show(kind.read(next)) },
  )
  return { ...draft, refusal: refusalIn(draft.error) }
}

function refusalIn(error: unknown): ValidationIssue[] {
  const refusal = error instanceof WireError && error.status !== 409 ? error.refusal : undefined
  return refusal?.data.field ? [{ path: refusal.data.field, text: refusal.message }] : []
}
