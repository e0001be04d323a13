import { fold } from '@frontage/kit/text'
import type { OutlineItem } from './outline-items'

/** What a key asks for. */
export type OutlineAction =
  | { readonly to: string }
  | { readonly shut: string }
  | { readonly unfold: string }
  | { readonly step: -1 | 1 }
  | { readonly action: 'add' | 'remove' | 'duplicate' | 'settings' | 'write' }

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** The keys of a tree, and those that move and change what is chosen. */
export function actionOf(
  items: readonly OutlineItem[],
  at: string | undefined,
  { key, altKey, ctrlKey, metaKey }: Pressed,
): OutlineAction | undefined {
  const index = items.findIndex((item) => item.key === at)
  const here = items[index]
  const way = steps[key]
  if (altKey) return way && { step: way }
  if (ctrlKey || metaKey) return key === 'd' ? { action: 'duplicate' } : undefined
  if (key === 'Home' || key === 'End') return goTo(key === 'Home' ? items[0] : items.at(-1))
  if (key === 'ArrowDown' || key === 'ArrowUp') return goTo(items[here ? index + (way ?? 0) : 0])
  if (!here) return key === 'Insert' || key === '+' ? { action: 'add' } : undefined
  if (key === 'ArrowRight') return here.isOpen === false ? { unfold: here.key } : goTo(here.isOpen ? items[index + 1] : undefined)
  if (key === 'ArrowLeft') return here.isOpen ? { shut: here.key } : here.parent === undefined ? undefined : { to: here.parent }
  return plain[key]
}

const plain: Readonly<Record<string, OutlineAction>> = {
  Insert: { action: 'add' },
  '+': { action: 'add' },
  Delete: { action: 'remove' },
  Backspace: { action: 'remove' },
  Enter: { action: 'settings' },
  F2: { action: 'write' },
}

const goTo = (item: OutlineItem | undefined): OutlineAction | undefined => item && { to: item.key }

/** A letter leads to the next line that begins with it. */
export function typedIn(
  items: readonly OutlineItem[],
  at: string | undefined,
  { key, altKey, ctrlKey, metaKey }: Pressed,
  nameOf: (item: OutlineItem) => string,
): OutlineAction | undefined {
  if (altKey || ctrlKey || metaKey || key.length !== 1 || key === ' ') return undefined
  const from = items.findIndex((item) => item.key === at) + 1
  const begins = (item: OutlineItem): boolean => fold(nameOf(item)).startsWith(fold(key))
  return goTo([...items.slice(from), ...items.slice(0, from)].find(begins))
}
