import { Shortcuts } from '@frontage/parts/admin/shortcuts'
import type { ShortcutHelp } from '@frontage/parts/admin/shortcuts-help'
import { actionOf, type QueueActions } from './action-of'

const help: ShortcutHelp = [
  [['J', '↓'], 'Next review'],
  [['K', '↑'], 'Previous review'],
  [['A'], 'Approve'],
  [['R'], 'Reject and choose a reason'],
  [['S'], 'Mark as spam'],
  [['P'], 'Move to waiting'],
  [['X'], 'Select for bulk actions'],
  [['Z'], 'Undo the last decision'],
  [['/'], 'Search'],
  [['?'], 'Show this help'],
]

/** The keys of the queue. */
export const QueueShortcuts = (actions: QueueActions) => <Shortcuts help={help} actionOf={(event) => actionOf(event, actions)} />
