import { Shortcuts } from '@frontage/parts/admin/shortcuts'
import type { ShortcutHelp } from '@frontage/parts/admin/shortcuts-help'
import type { RefObject } from 'react'
import type { EntryState } from '../../../entry'
import type { InboxContext } from './use-inbox'

type InboxShortcutsProps = {
  readonly desk: InboxContext
  readonly toggle: (id: number) => void
  readonly searchField: RefObject<HTMLInputElement | null>
}

const help: ShortcutHelp = [
  [['J', '↓'], 'Next message'],
  [['K', '↑'], 'Previous message'],
  [['E'], 'Mark as done'],
  [['#'], 'Move to trash'],
  [['!'], 'Mark as spam'],
  [['U'], 'Mark as unread'],
  [['X'], 'Select this message'],
  [['/'], 'Search'],
  [['?'], 'Show this help'],
]

const inList = '[data-entry]'

/** The keys of the inbox. */
export function InboxShortcuts({ desk, toggle, searchField }: InboxShortcutsProps) {
  const move = (to: EntryState) => () => (desk.row ? desk.move([desk.row], to) : desk.step(0))
  const deedOf = ({ key, target }: KeyboardEvent): (() => void) | undefined => {
    const isInList = target instanceof Element && target.closest(inList) !== null
    const keys: Readonly<Record<string, (() => void) | undefined>> = {
      j: () => desk.step(1),
      k: () => desk.step(-1),
      ArrowDown: isInList ? () => desk.step(1) : undefined,
      ArrowUp: isInList ? () => desk.step(-1) : undefined,
      e: move('done'),
      '#': move('trash'),
      '!': move('spam'),
      u: move('new'),
      x: () => (desk.row ? toggle(desk.row.id) : desk.step(0)),
      '/': () => searchField.current?.focus(),
    }
    return keys[key]
  }
  return <Shortcuts help={help} deedOf={deedOf} />
}
