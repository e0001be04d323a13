import { useAdmin } from '@frontage/kit/admin/screen'
import { BlockPreview } from '@frontage/parts/admin/block-preview'
import { DeskTabs } from '@frontage/parts/admin/desk-tabs'
import { LeaveQuestion } from '@frontage/parts/admin/leave-question'
import type { Settings } from '@frontage/parts/admin/setting'
import { useLeaveGuard } from '@frontage/parts/admin/use-leave-guard'
import { useSteps } from '@frontage/parts/admin/use-steps'
import { Tabs } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { type ComponentType, useMemo, useRef, useState } from 'react'
import type { Frame, FramePart } from '../../frame'
import { messages } from '../../messages.admin'
import type { OpenedFrame } from '../../wire.admin'
import { LostLinks } from '../links/lost-links'
import { Conflict } from './conflict'
import { type Fault, faultsOf } from './faults'
import styles from './frame.module.css'
import { FrameHead } from './frame-head'
import { useFrame } from './use-frame'

export type PartProps<Draft> = {
  readonly draft: Draft
  /** Changes with the same mark, one after the other, are taken back at once. */
  readonly change: (draft: Draft, mark?: string) => void
  readonly faults: readonly Fault[]
}

export type Part<Draft> = {
  readonly name: string
  readonly title: string
  /** Faults of these paths stand in this part. */
  readonly paths: readonly string[]
  readonly Part: ComponentType<PartProps<Draft>>
}

/** What tells header and footer apart. */
export type FrameKind<Draft extends Settings> = {
  readonly part: FramePart
  readonly block: string
  readonly parts: readonly Part<Draft>[]
  readonly read: (frame: Frame) => Draft
  readonly write: (draft: Draft) => Frame
}

type FrameEditorProps<Draft extends Settings> = { readonly kind: FrameKind<Draft>; readonly opened: OpenedFrame }

/** The editor of header or footer, with what visitors will see beside it. */
export function FrameEditor<Draft extends Settings>({ kind, opened }: FrameEditorProps<Draft>) {
  const editing = useEditing(kind, opened)
  const { steps, faults, frame, parts, open, setOpen, publish, saveDraft } = editing
  useHotkeys(
    [
      ['mod+S', saveDraft],
      ['mod+Z', steps.undo],
      ['mod+shift+Z', steps.redo],
    ],
    ['SELECT'],
  )
  return (
    <LostLinks frame={frame}>
      <div className={styles.editor}>
        <FrameHead {...editing} part={kind.part} publish={publish} save={saveDraft} />
        <div className={styles.columns} data-part={kind.part}>
          <Tabs value={open} onChange={(next) => next && setOpen(next)} keepMounted={false}>
            <DeskTabs label={messages.titles[kind.part]} tabs={parts} />
            {kind.parts.map(({ name, Part }) => (
              <Tabs.Panel key={name} value={name} className={styles.panel}>
                <Part draft={steps.now} change={(next, mark) => steps.change(() => next, mark)} faults={faults} />
              </Tabs.Panel>
            ))}
          </Tabs>
          <Preview block={kind.block} part={kind.part} frame={frame} />
        </div>
      </div>
      {editing.question && <LeaveQuestion answer={editing.question.answer} />}
      {editing.saving.conflict && <Conflict saving={editing.saving} text={editing.saving.conflict} />}
    </LostLinks>
  )
}

/** What is being decided, what of it is kept, and what keeps it from being published. */
function useEditing<Draft extends Settings>(kind: FrameKind<Draft>, opened: OpenedFrame) {
  const { announce } = useAdmin()
  const steps = useSteps(() => kind.read(opened.frame))
  const frame = useMemo(() => kind.write(steps.now), [kind, steps.now])
  const [kept, setKept] = useState(() => JSON.stringify(frame))
  const [isAsked, setAsked] = useState(false)
  const [open, setOpen] = useState(kind.parts[0]?.name ?? '')
  const replace = (next: Frame): void => {
    const draft = kind.read(next)
    steps.begin(draft)
    setKept(JSON.stringify(kind.write(draft)))
  }
  const saving = useFrame(opened, { kept: (now) => setKept(JSON.stringify(now)), replaced: replace })
  const found = faultsOf(kind.part, frame)
  const faults = isAsked ? [...found, ...saving.refusal.filter(({ path }) => !found.some((fault) => fault.path === path))] : []
  const isChanged = JSON.stringify(frame) !== kept
  const belongs = ({ paths }: Part<Draft>, { path }: Fault): boolean => paths.some((one) => path === one || path.startsWith(`${one}.`))
  const publish = (): void => {
    setAsked(true)
    if (found.length) announce(messages.faulty(found.length))
    else saving.tell({ deed: 'publish', frame })
    const first = kind.parts.find((part) => found.some((fault) => belongs(part, fault)))
    if (first) setOpen(first.name)
  }
  return {
    ...{ steps, frame, saving, faults, isChanged, open, setOpen, publish },
    saveDraft: (): void => saving.tell({ deed: 'save', frame }),
    bringBack: (older: Frame): void => steps.change(() => kind.read(older)),
    question: useLeaveGuard(isChanged),
    parts: kind.parts.map((part) => ({ ...part, faults: faults.filter((fault) => belongs(part, fault)).length })),
  }
}

export type Editing = ReturnType<typeof useEditing>

/** While it does not fit, what fitted last. */
function Preview({ block, part, frame }: { readonly block: string; readonly part: FramePart; readonly frame: Frame }) {
  const last = useRef(frame)
  if (faultsOf(part, frame).length === 0) last.current = frame
  const { toTop: _toTop, ...props } = last.current
  return (
    <div className={styles.side}>
      <BlockPreview block={block} props={props} shape={part === 'header' ? 'strip' : 'tall'} />
    </div>
  )
}
