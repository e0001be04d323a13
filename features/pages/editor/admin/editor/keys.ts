import type { EditorContext } from './editing'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>
type Wanted = Pick<EditorContext, 'undo' | 'redo' | 'actions' | 'select'>

const isWriting = (target: EventTarget | null): boolean =>
  (target as Element | null)?.closest?.('input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]') != null

/** Keys that the drag and drop underneath would take for its own; what it does by them would be no step of ours. */
const isTaken = ({ key, ctrlKey, metaKey }: Pressed): boolean =>
  ctrlKey || metaKey ? /^[zyi]$/i.test(key) : key === 'Delete' || key === 'Backspace'

function actionFor({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed, { undo, redo, actions }: Wanted): (() => void) | undefined {
  if (altKey) return undefined
  if (!ctrlKey && !metaKey) {
    return key === 'Delete' || key === 'Backspace' ? actions.remove : undefined
  }
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? redo : undo
  if (letter === 'y') return redo
  return letter === 'd' ? actions.duplicate : undefined
}

/** In the canvas Escape lets go of what is selected; in the panels it leads back to the outline. */
const lettingGo = ({ key }: Pressed, page: Document, { select }: Wanted): (() => void) | undefined =>
  key === 'Escape' && page !== document ? () => select(undefined) : undefined

/** Saving, and the search of the admin. */
const isOfScreen = ({ key, ctrlKey, metaKey }: Pressed): boolean => (ctrlKey || metaKey) && /^[sk]$/i.test(key)

/** The screen around the canvas does it. */
function passOn(event: KeyboardEvent): void {
  event.preventDefault()
  const { key, code, ctrlKey, metaKey } = event
  document.documentElement.dispatchEvent(new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, bubbles: true, cancelable: true }))
}

/** Listens in a page, before anybody else in it; only where `isOurs` says so. Hands back what ends it. */
export function listenTo(page: Document, desk: () => Wanted, isOurs: (target: EventTarget | null) => boolean): () => void {
  const scope = page.defaultView ?? window
  const end = new AbortController()
  const options = { capture: true, signal: end.signal }
  const press = (event: KeyboardEvent): void => {
    if (!isOurs(event.target)) return
    if (page !== document && isOfScreen(event)) {
      passOn(event)
      return
    }
    const action = isWriting(event.target) ? undefined : (lettingGo(event, page, desk()) ?? actionFor(event, desk()))
    if (action || (isTaken(event) && !isWriting(event.target))) event.stopImmediatePropagation()
    if (!action) return
    event.preventDefault()
    action()
  }
  const clip =
    (action: (data: DataTransfer) => boolean) =>
    (event: ClipboardEvent): void => {
      const hasWords = page.getSelection()?.isCollapsed === false
      if (!isOurs(event.target) || isWriting(event.target) || hasWords || !event.clipboardData) return
      if (action(event.clipboardData)) event.preventDefault()
    }
  const put = (data: DataTransfer, text: string | undefined): boolean => {
    if (text !== undefined) data.setData('text/plain', text)
    return text !== undefined
  }
  scope.addEventListener('keydown', press, options)
  scope.addEventListener(
    'copy',
    clip((data) => put(data, desk().actions.copy())),
    options,
  )
  scope.addEventListener(
    'cut',
    clip((data) => put(data, desk().actions.cut())),
    options,
  )
  scope.addEventListener(
    'paste',
    clip((data) => desk().actions.paste(data.getData('text/plain'))),
    options,
  )
  return () => end.abort()
}
