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
    const due = (): void => inTurn(() => send({ type: 'due', fits: isWide() }))
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
function inTurn(come: () => void): void {
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
  const opens = [dialog.dataset.selector, ...('commandForElement' in HTMLButtonElement.prototype ? [] : [`[commandfor="${dialog.id}"]`])]
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('.popup__close') && dialog.contains(target)) return dialog.close()
    if (target && !isForTheBrowser(event) && opens.some((selector) => selector && isWithin(target, selector))) press(event)
  })
}

/** Ctrl, Cmd and Shift open a link in a tab or a window of its own. */
const isForTheBrowser = ({ ctrlKey, metaKey, shiftKey, target }: MouseEvent): boolean =>
  (ctrlKey || metaKey || shiftKey) && (target as Element).closest('a[href]') !== null

function isWithin(target: Element, selector: string): boolean {
  try {
    return target.closest(selector) !== null
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

playOnPress()
for (const dialog of document.querySelectorAll<HTMLDialogElement>('.popup')) enhance(dialog)
