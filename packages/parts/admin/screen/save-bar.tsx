import { useAdmin } from '@frontage/kit/admin/screen'
import { Button, Text } from '@mantine/core'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Conflict } from '../conflict/conflict'
import type { Conflicting } from '../conflict/use-conflict'
import { Failure } from '../dialog'
import { LeaveQuestion } from './leave-question'
import styles from './save-bar.module.css'
import { useSaveKey } from './use-save-key'

type SaveBarProps<Value> = {
  readonly isChanged: boolean
  readonly isSaving: boolean
  /** Why it was not saved, where no field says so. */
  readonly failure?: string | undefined
  /** Shows what was saved last. */
  readonly discard: () => void
  /** Saves; left out where the form around the bar does. */
  readonly save?: () => void
  /** `Save` unless told. */
  readonly label?: string
  /** Whether it was ever saved. */
  readonly isKept?: boolean
  /** How much was changed, in place of the usual words. */
  readonly changed?: string
  /** Before it is left with unsaved changes. */
  readonly question?: ComponentProps<typeof LeaveQuestion> | undefined
  /** When somebody else has saved it meanwhile. */
  readonly conflict?: Conflicting<Value> | undefined
  /** What is decided along with saving. */
  readonly children?: ReactNode
}

/** The one way to save settings: a bar at the foot that stays in sight, says whether something is unsaved, and saves or discards it. */
export function SaveBar<Value>(props: SaveBarProps<Value>) {
  const { isChanged, isSaving, failure, discard, save, question, conflict, children } = props
  const { label = 'Save', isKept = true, changed = 'Unsaved changes' } = props
  const button = useRef<HTMLButtonElement>(null)
  useSaveKey(() => button.current?.click())
  return (
    <div className={styles.bar}>
      {children}
      <Failure>{failure}</Failure>
      <div className={styles.line}>
        <Text role="status" size="sm" className={styles.state} data-changed={isChanged || undefined}>
          {isChanged ? changed : isKept && 'Saved'}
        </Text>
        {isChanged && (
          <Button variant="subtle" disabled={isSaving} onClick={discard}>
            Discard
          </Button>
        )}
        <Button ref={button} type={save ? 'button' : 'submit'} loading={isSaving} onClick={save}>
          {label}
        </Button>
      </div>
      {question && <LeaveQuestion {...question} />}
      <Conflict conflict={conflict} />
    </div>
  )
}

/** Discards what was changed, and offers it back: `set` shows the draft that it is given. */
export function useDiscard<Draft>(draft: Draft, saved: Draft, set: (draft: Draft) => void): () => void {
  const { notify, announce } = useAdmin()
  return () => {
    set(saved)
    announce('Changes discarded.')
    notify({ id: 'discarded', text: 'Changes discarded.', action: { label: 'Undo', run: () => set(draft) } })
  }
}
