import { BlockPreview } from '@frontage/parts/admin/block-preview'
import { Conflict } from '@frontage/parts/admin/conflict'
import { LeaveQuestion } from '@frontage/parts/admin/leave-question'
import { ScreenTabs } from '@frontage/parts/admin/screen-tabs'
import type { Settings } from '@frontage/parts/admin/setting'
import { useSaveKey } from '@frontage/parts/admin/use-save-key'
import { Tabs } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useRef } from 'react'
import type { Frame, FramePart } from '../../frame'
import { messages } from '../../messages.admin'
import type { OpenedFrame } from '../../wire.admin'
import { LostLinks } from '../links/lost-links'
import styles from './frame.module.css'
import { FrameHead } from './frame-head'
import type { FrameKind } from './frame-kind'
import { useEditing } from './use-editing'
import { issuesOf } from './validation-issues'

type FrameEditorProps<Draft extends Settings> = { readonly kind: FrameKind<Draft>; readonly opened: OpenedFrame }

/** The editor of header or footer, with what visitors will see beside it. */
export function FrameEditor<Draft extends Settings>({ kind, opened }: FrameEditorProps<Draft>) {
  const editing = useEditing(kind, opened)
  const { steps, faults, frame, parts, open, setOpen, publish } = editing
  useSaveKey(editing.saveNow)
  useHotkeys(
    [
      ['mod+Z', steps.undo],
      ['mod+shift+Z', steps.redo],
    ],
    ['SELECT'],
  )
  return (
    <LostLinks frame={frame}>
      <div className={styles.editor}>
        <FrameHead {...editing} part={kind.part} publish={publish} />
        <div className={styles.columns} data-part={kind.part}>
          <Tabs value={open} onChange={(next) => next && setOpen(next)} keepMounted={false}>
            <ScreenTabs label={messages.titles[kind.part]} tabs={parts} />
            {kind.parts.map(({ name, Part }) => (
              <Tabs.Panel key={name} value={name} className={styles.panel}>
                <Part draft={steps.now} change={(next, mark) => steps.change(() => next, mark)} faults={faults} />
              </Tabs.Panel>
            ))}
          </Tabs>
          <Preview block={kind.block} part={kind.part} frame={frame} incomplete={editing.incomplete} />
        </div>
      </div>
      {editing.question && <LeaveQuestion answer={editing.question.answer} />}
      <Conflict conflict={editing.saving.conflict} />
    </LostLinks>
  )
}

type PreviewProps = {
  readonly block: string
  readonly part: FramePart
  readonly frame: Frame
  /** The tab where something is missing. */
  readonly incomplete: string | undefined
}

/** While it is not complete, what was complete last, and why. */
function Preview({ block, part, frame, incomplete }: PreviewProps) {
  const last = useRef(frame)
  if (issuesOf(part, frame).length === 0) last.current = frame
  const { toTop: _toTop, ...props } = last.current
  return (
    <div className={styles.side}>
      <BlockPreview
        block={block}
        props={props}
        shape={part === 'header' ? 'strip' : 'tall'}
        note={incomplete && messages.incomplete(incomplete)}
      />
    </div>
  )
}
