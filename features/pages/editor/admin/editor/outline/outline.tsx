import { Text } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { messages } from '../../../messages'
import { nameAt } from '../../document/names'
import { useEditing } from '../editing'
import { BlockActions } from '../part-actions'
import styles from './outline.module.css'
import { outlineOf } from './outline-items'
import { actionOf, type OutlineAction, typedIn } from './outline-keys'
import { OutlineLine } from './outline-line'

/** The page as a tree: everything that can be done with the pointer is done here by keys. */
export function Outline() {
  const { document, titles, faults, selected, select, open, write, actions } = useEditing()
  const [shut, setShut] = useState<ReadonlySet<string>>(new Set())
  const items = outlineOf(document, { shut, faults })
  const tree = useRef<HTMLDivElement>(null)
  useFollow(tree, selected)
  const perform = (action: OutlineAction): void => {
    if ('to' in action) select(action.to)
    else if ('step' in action) actions.step(action.step)
    else if ('shut' in action) setShut(new Set([...shut, action.shut]))
    else if ('unfold' in action) setShut(new Set([...shut].filter((key) => key !== action.unfold)))
    else if (action.action === 'add' || action.action === 'settings') open(action.action, 'there')
    else if (action.action === 'write') selected && write(selected)
    else actions[action.action]()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const action = actionOf(items, selected, event) ?? typedIn(items, selected, event, ({ place }) => nameAt(document, place, titles))
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    perform(action)
  }
  const first = items.some(({ key }) => key === selected) ? selected : items[0]?.key
  return (
    <section className={styles.outline}>
      <BlockActions />
      <div
        ref={tree}
        role="tree"
        aria-label={messages.outline}
        aria-describedby="outline-help"
        className={styles.tree}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <OutlineLine key={item.key} item={item} isSelected={item.key === selected} isReached={item.key === first} perform={perform} />
        ))}
      </div>
      <Text id="outline-help" size="sm" c="dimmed">
        {messages.outlineHelp}
      </Text>
    </section>
  )
}

/** The keyboard stays with what is selected, also when that has moved; when it was elsewhere it is left there. */
function useFollow(tree: React.RefObject<HTMLDivElement | null>, selected: string | undefined): void {
  useEffect(() => {
    const line = selected === undefined ? undefined : tree.current?.querySelector<HTMLElement>(`[data-key="${selected}"]`)
    if (!line) return
    if (tree.current?.contains(document.activeElement) || document.activeElement === document.body) line.focus({ preventScroll: true })
    line.scrollIntoView({ block: 'nearest' })
  })
}
