import { VisuallyHidden } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconColumns2, IconLayoutRows, IconSquare } from '@tabler/icons-react'
import type { Row } from '../../../../admin/document/document'
import { messages } from '../../../messages'
import { nameAt, wordsIn } from '../../document/names'
import { useEditing } from '../editing'
import styles from './outline.module.css'
import type { OutlineItem } from './outline-items'
import type { OutlineAction } from './outline-keys'

type OutlineLineProps = {
  readonly item: OutlineItem
  readonly isSelected: boolean
  /** Whether the keyboard comes to this line first. */
  readonly isReached: boolean
  readonly perform: (action: OutlineAction) => void
}

const icons = { row: IconLayoutRows, column: IconColumns2, module: IconSquare }

export function OutlineLine({ item, isSelected, isReached, perform }: OutlineLineProps) {
  const { key, kind, level, number, of, isOpen, faults } = item
  const Icon = icons[kind]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it hears the keys
    <div
      role="treeitem"
      data-key={key}
      data-level={level}
      data-kind={kind}
      className={styles.line}
      tabIndex={isReached ? 0 : -1}
      aria-level={level}
      aria-posinset={number}
      aria-setsize={of}
      aria-selected={isSelected}
      aria-expanded={isOpen}
      onClick={() => perform({ to: key })}
    >
      {isOpen !== undefined && <Fold isOpen={isOpen} toggle={() => perform(isOpen ? { shut: key } : { unfold: key })} />}
      <Icon size={16} stroke={1.6} className={styles.icon} />
      <Words item={item} />
      {faults > 0 && (
        <span className={styles.mark} title={messages.faults(faults)}>
          {faults}
          <VisuallyHidden> {messages.faults(faults)}</VisuallyHidden>
        </span>
      )}
    </div>
  )
}

/** For the pointer only: keys fold by the arrows. */
const Fold = ({ isOpen, toggle }: { readonly isOpen: boolean; readonly toggle: () => void }) => (
  <span
    aria-hidden
    className={styles.fold}
    onClick={(event) => {
      event.stopPropagation()
      toggle()
    }}
  >
    {isOpen ? <IconChevronDown size={16} /> : <IconChevronRight size={16} />}
  </span>
)

function Words({ item: { place, part, kind } }: { readonly item: OutlineItem }) {
  const { document, titles } = useEditing()
  return (
    <span className={styles.words}>
      <span className={styles.name}>{nameAt(document, place, titles)}</span>
      <small className={styles.hint}>{hintOf(part, kind)}</small>
    </span>
  )
}

function hintOf(part: OutlineItem['part'], kind: OutlineItem['kind']): string {
  if ('block' in part) return wordsIn(part)
  if ('modules' in part) return part.modules.length === 0 ? messages.empty : ''
  const { hideOn, columns } = part as Row
  if (kind === 'row' && columns.every(({ modules }) => modules.length === 0)) return messages.empty
  return Array.isArray(hideOn) && hideOn.length > 0 ? messages.hidden : ''
}
