import { useState } from 'react'
import type { PublicForm } from '../../../form'
import type { Name, State } from '../../form-state'
import { formMessages as words } from '../../messages'

/** What keeps a button from being pressed: boxes that have to be ticked first (F06), and files that are still on their way. */
export function useGate({ steps, acceptanceAsValidation }: PublicForm) {
  const [unmet, setUnmet] = useState<readonly Name[]>([])
  const [busy, setAllBusy] = useState<Readonly<Record<Name, number>>>({})
  const setBusy = (field: Name, count: number): void => setAllBusy((all) => ({ ...all, [field]: count }))

  /** Why the button cannot be pressed; empty: it can. */
  const reason = ({ step }: State, isLast: boolean): string => {
    const here = steps[step]?.fields.map(({ name }) => name) ?? []
    if (Object.values(busy).some(Boolean)) return words.uploading
    if (acceptanceAsValidation || !unmet.some((name) => isLast || here.includes(name))) return ''
    return isLast ? words.tickToSend : words.tick
  }
  return { setUnmet, setBusy, reason }
}
