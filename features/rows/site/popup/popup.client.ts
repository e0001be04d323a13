import { mayAskOthers, play, playOnPress, silence } from '@frontage/parts/play'
import { onPressBeside } from '@frontage/parts/press-beside'
import { type Display, fits } from '../../popup'
import { type Effect, type Event, popup } from './popup.machine'

/** Decides when a pop-up opens, and what happens when it closes. */
function enhance(dialog: HTMLDialogElement): void {
  const { on, after, exit, days, display = '', medium = '', small = '' } = dialog.dataset
  const settings = { isAutomatic: on === 'automatic', after: after ? Number(after) : null, exitIntent: exit !== undefined }
  const isWide = (): boolean => fits(display as Display, innerWidth, Number(medium), Number(small))
  const perform = (effect: Effect): void => {
    const due = (): void => inTurn(() => dialog.isConnected && send({ type: 'due', fits: isWide() }))
    if (effect.do === 'wait') setTimeout(due, effect.milliseconds)
    if (effect.do === 'watch-exit') watchExit(due)
    if (effect.do === 'open') dialog.showModal()
    if (effect.do === 'play') setTimeout(() => dialog.open && start(dialog, effect.isPressed), effect.after)
    if (effect.do === 'stop') silence(dialog)
    if (effect.do === 'remember') remember(dialog.id, effect.days)
  }
  const machine = popup({ ...settings, days: days ? Number(days) : null })
  let state = machine.initial
  function send(event: Event): void {
    const [next, ...effects] = machine.next(state, event)
    state = next
    for (const effect of effects) perform(effect)
  }
  const press = (event: globalThis.Event): void => {
    event.preventDefault()
    send({ type: 'pressed', fits: isWide() })
  }
  listen(dialog, press)
  dialog.addEventListener('close', () => send({ type: 'closed' }))
  send({ type: 'started', isRemembered: isRemembered(dialog.id) })
}

/** What comes by itself waits until whatever dialog is open has been closed. */
function inTurn(come: () => unknown): void {
  const other = document.querySelector('dialog:modal')
  if (other) other.addEventListener('close', () => inTurn(come), { once: true })
  else come()
}

/** Presses on what opens and closes it; a selector that is none finds nothing. */
function listen(dialog: HTMLDialogElement, press: (event: globalThis.Event) => void): void {
  dialog.addEventListener('command', (event) => {
    if ((event as unknown as { command: string }).command === 'show-modal') press(event)
  })
  if (dialog.dataset.overlay !== undefined) onPressBeside(dialog, () => dialog.close())
  const root = dialog.getRootNode()
  const lacksCommands = !('commandForElement' in HTMLButtonElement.prototype)
  const click = (event: MouseEvent): void => {
    // Also what was pressed in the shadow root of a page of somebody else.
    const [target] = event.composedPath()
    if (!(target instanceof Element) || isForTheBrowser(event, target)) return
    if (target.closest('.popup__close') && dialog.contains(target)) dialog.close()
    else if (
      isWithin(target, dialog.dataset.selector) ||
      (lacksCommands && target.getRootNode() === root && isWithin(target, `[commandfor="${dialog.id}"]`))
    )
      press(event)
  }
  document.addEventListener('click', click)
  root.addEventListener('left', () => document.removeEventListener('click', click))
}

/** Ctrl, Cmd and Shift open a link in a tab or a window of its own. */
const isForTheBrowser = ({ ctrlKey, metaKey, shiftKey }: MouseEvent, target: Element): boolean =>
  (ctrlKey || metaKey || shiftKey) && target.closest('a[href]') !== null

function isWithin(target: Element, selector = ''): boolean {
  try {
    return selector !== '' && target.closest(selector) !== null
  } catch {
    return false
  }
}

/** The pointer leaves the window at its upper edge. */
function watchExit(leave: () => void): void {
  document.documentElement.addEventListener('mouseleave', ({ clientY }) => clientY < 0 && leave())
}

/** Where nobody pressed, a video of others waits behind its picture. */
function start(dialog: HTMLDialogElement, isPressed: boolean): void {
  if (dialog.dataset.autoplay === undefined) return
  const link = dialog.querySelector<HTMLAnchorElement>('a[data-frame]')
  if (link && (isPressed || mayAskOthers())) play(link)
  if (!link)
    dialog
      .querySelector('video')
      ?.play()
      .catch(() => {})
}

const DAY = 86_400

/** A page in a frame without an origin has no cookies. */
const hasCookies = self.origin !== 'null'

const isRemembered = (id: string): boolean => hasCookies && document.cookie.split('; ').includes(`modal-${id}=true`)

function remember(id: string, days: number): void {
  if (!hasCookies) return
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to write one is not in every browser yet
  document.cookie = `modal-${id}=true; path=/; max-age=${days * DAY}; samesite=lax`
}

/** In the shadow root of a page of somebody else, whose own links are nothing of ours. */
function playWithin(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-frame]')
  if (!link || isForTheBrowser(event, link)) return
  event.preventDefault()
  play(link)
}

/** Every pop-up of a page, or of the part of a shadow root that holds one. */
export function enhanceIn(within: Document | HTMLElement): void {
  for (const dialog of within.querySelectorAll<HTMLDialogElement>('.popup')) enhance(dialog)
  if (within !== document) (within as HTMLElement).addEventListener('click', playWithin)
}

// On a page of somebody else nothing of ours is outside of shadow roots.
if (document.querySelector('.popup-place > .popup')) {
  playOnPress()
  enhanceIn(document)
}
