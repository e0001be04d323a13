import { useAdmin } from '@frontage/kit/admin/screen'
import type { Settings, ValidationIssue } from '@frontage/parts/admin/setting'
import { useSteps } from '@frontage/parts/admin/use-steps'
import { useMemo, useState } from 'react'
import type { Frame } from '../../frame'
import { messages } from '../../messages.admin'
import type { OpenedFrame } from '../../wire.admin'
import type { FrameKind, FrameSection } from './frame-kind'
import { useFrame } from './use-frame'
import { useOpenPart } from './use-open-part'
import { issuesOf } from './validation-issues'

/** What is being decided, what of it is kept, and what keeps it from being published. */
export function useEditing<Draft extends Settings>(kind: FrameKind<Draft>, opened: OpenedFrame) {
  const { announce } = useAdmin()
  const steps = useSteps(() => kind.read(opened.frame))
  const frame = useMemo(() => kind.write(steps.now), [kind, steps.now])
  const [isAsked, setAsked] = useState(false)
  const [open, setOpen] = useOpenPart(kind.parts)
  const saving = useFrame(kind, opened, { frame, show: steps.begin })
  const { isChanged, request } = saving
  const found = issuesOf(kind.part, frame)
  const faults = isAsked ? [...found, ...saving.refusal.filter(({ path }) => !found.some((fault) => fault.path === path))] : []
  const belongs = ({ paths }: FrameSection<Draft>, { path }: ValidationIssue): boolean =>
    paths.some((one) => path === one || path.startsWith(`${one}.`))
  const firstWith = (issues: readonly ValidationIssue[]) => kind.parts.find((part) => issues.some((fault) => belongs(part, fault)))
  const publish = (): void => {
    setAsked(true)
    if (found.length) announce(messages.faulty(found.length))
    else request('publish')
    const first = firstWith(found)
    if (first) setOpen(first.name)
  }
  return {
    ...{ steps, frame, saving, faults, isChanged, open, setOpen, publish },
    isComplete: found.length === 0,
    incomplete: firstWith(found)?.title,
    ...{ phase: saving.phase, saveNow: saving.saveNow, question: saving.question },
    discard: (): void => request('discard'),
    bringBack: (older: Frame): void => steps.change(() => kind.read(older)),
    parts: kind.parts.map((part) => ({ ...part, faults: faults.filter((fault) => belongs(part, fault)).length })),
  }
}

export type Editing = ReturnType<typeof useEditing>
