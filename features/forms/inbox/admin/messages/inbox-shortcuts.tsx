import { Shortcuts } from '@frontage/parts/admin/shortcuts'
import type { ShortcutHelp } from '@frontage/parts/admin/shortcuts-help'
import type { RefObject } from 'react'
import type { EntryState } from '../../../entry'
import type { InboxContext } from './use-inbox'

type InboxShortcutsProps = {
  readonly inbox: InboxContext
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
export function InboxShortcuts({ inbox, toggle, searchField }: InboxShortcutsProps) {
  const move = (to: EntryState) => () => (inbox.row ? inbox.move([inbox.row], to) : inbox.step(0))
  const actionOf = ({ key, target }: KeyboardEvent): (() => void) | undefined => {
    const isInList = target instanceof Element && target.closest(inList) !== null
    const keys: Readonly<Record<string, (() => void) | undefined>> = {
      j: () => inbox.step(1),
      k: () => inbox.step(-1),
      ArrowDown: isInList ? () => inbox.step(1) : undefined,
      ArrowUp: isInList ? () => inbox.step(-1) : undefined,
      e: move('done'),
      '#': move('trash'),
      '!': move('spam'),
      u: move('new'),
      x: () => (inbox.row ? toggle(inbox.row.id) : inbox.step(0)),
      '/': () => searchField.current?.focus(),
    }
    return keys[key]
  }
  return <Shortcuts help={help} actionOf={actionOf} />
}
