import type { Settings } from '@frontage/parts/admin/setting'
import { useAutosave } from '@frontage/parts/admin/use-autosave'
import { useLeaveAfterSaving } from '@frontage/parts/admin/use-leave-after-saving'
import { useEffect, useMemo, useState } from 'react'
import type { Frame } from '../../frame'
import type { OpenedFrame } from '../../wire.admin'
import type { FrameKind } from './frame-kind'
import { frameLabels } from './frame-labels'
import { useFrame, type Wish } from './use-frame'

type Shown<Draft> = { readonly frame: Frame; readonly show: (draft: Draft) => void }

/** Drafts of a header or footer save themselves; publishing and discarding are told by hand, and take along what is not saved yet. */
export function useSaved<Draft extends Settings>(kind: FrameKind<Draft>, opened: OpenedFrame, { frame, show }: Shown<Draft>) {
  const [kept, setKept] = useState(() => JSON.stringify(frame))
  const saving = useFrame(opened, {
    kept: (now) => setKept(JSON.stringify(now)),
    replaced: (next) => {
      const draft = kind.read(next)
      show(draft)
      setKept(JSON.stringify(kind.write(draft)))
      autosave.replaced()
    },
    failed: (outdated) => (outdated === undefined ? autosave.change() : autosave.outdated(outdated)),
    settled: () => autosave.replaced(),
    postponed: () => autosave.postpone(),
    labels: useMemo(() => frameLabels(kind), [kind]),
    compared: (one) => kind.write(kind.read(one)),
  })
  const { saving: phase, autosave } = useAutosave(() => saving.saveDraft(frame))
  const isChanged = JSON.stringify(frame) !== kept
  useEffect(() => {
    if (JSON.stringify(frame) !== kept) autosave.change()
  }, [frame, kept, autosave])
  return {
    ...{ saving, phase, isChanged, saveNow: autosave.retry },
    question: useLeaveAfterSaving(isChanged, autosave.settle),
    tell: (wish: Wish): void => {
      autosave.replaced()
      saving.tell(wish)
    },
  }
}
