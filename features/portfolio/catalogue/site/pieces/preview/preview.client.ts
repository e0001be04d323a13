import { say } from '@frontage/kit/say'
import { parseUrl } from '@frontage/kit/url'
import { openDialog } from '@frontage/parts/dialog'
import { largestOf } from '@frontage/parts/picture'
import type { Card } from '../../../../item'
import { pathOf } from '../../../../path'
import { siteMessages } from '../../../messages.site'
import { renderRichText } from './rich.client'

type Manners = {
  readonly bar: 'top' | 'bottom'
  readonly near: Element
  /** Whether somebody pressed it: else another site is asked after a press only. */
  readonly isPressed: boolean
  readonly closed: () => void
}

const devices = ['desktop', 'tablet', 'mobile'] as const

/** Shows the page of an item in front of ours, as large as a device would (P05). */
export function openPreview(card: Card, { bar, near, isPressed, closed }: Manners): { close(): void } {
  const { title, site = pathOf(card), action } = card
  const dialog = make('dialog', 'preview')
  dialog.setAttribute('aria-label', say(siteMessages.previewOf, { title }))
  dialog.dataset.bar = bar
  const stage = make('div', 'preview__stage')
  const line = make('div', 'preview__bar')
  const isFramed = mayFrame(card, site)
  const show = (): void => stage.replaceChildren(frameOf(site, title))
  if (!isFramed) stage.append(...instead(card, linkTo(site, 'preview__link')))
  else if (isPressed || !isForeign(site)) show()
  else stage.append(...instead(card, askFor(site, show)))
  const close = make('button', 'preview__button', siteMessages.close)
  close.type = 'button'
  close.addEventListener('click', () => dialog.close())
  line.append(make('p', 'preview__title', title))
  if (action) line.append(renderRichText(action, 'preview__action'))
  line.append(...(isFramed ? [switchers(dialog), linkTo(site, 'preview__button')] : []), close)
  dialog.append(line, stage)
  dialog.addEventListener('close', closed)
  openDialog(dialog, near)
  close.focus()
  return { close: () => dialog.close() }
}

/** Where framing is forbidden, or a page without protection would stand in one with it, nothing is framed. */
function mayFrame({ noFrame }: Card, site: string): boolean {
  const url = parseUrl(site, location.href)
  const isOurs = url?.origin === location.origin
  if (isOurs) return !/^\/(?:admin|wp-admin|api)(?:\/|$)/.test(url.pathname)
  return !noFrame && url?.protocol === 'https:'
}

/** No way out of the frame for what stands in it: nothing leads this page away or loads files down; no origin for our own. */
function frameOf(site: string, title: string): HTMLIFrameElement {
  const frame = make('iframe', 'preview__frame')
  frame.title = title
  frame.setAttribute('sandbox', `allow-scripts allow-forms${isForeign(site) ? ' allow-same-origin' : ''}`)
  frame.setAttribute('allow', '')
  frame.referrerPolicy = 'no-referrer'
  frame.src = site
  return frame
}

const isForeign = (site: string): boolean => parseUrl(site, location.href)?.origin !== location.origin

/** The button that shows the page of another site; it says which one is asked. */
function askFor(site: string, show: () => void): HTMLButtonElement {
  const button = make('button', 'preview__button', say(siteMessages.showFrom, { host: new URL(site).host }))
  button.type = 'button'
  button.addEventListener('click', show)
  return button
}

/** The picture of a page, and below it the way to the page. */
function instead({ picture, large = picture }: Card, way: HTMLElement): HTMLElement[] {
  const words = make('p', 'preview__words', way instanceof HTMLAnchorElement ? `${siteMessages.noFrame} ` : '')
  words.append(way)
  if (!large) return [words]
  const image = make('img', 'preview__picture')
  Object.assign(image, { alt: large.alt, width: large.width, height: large.height, src: largestOf(large.file) })
  return [image, words]
}

function switchers(dialog: HTMLElement): HTMLElement {
  const group = make('div', 'preview__switchers')
  group.setAttribute('role', 'group')
  group.setAttribute('aria-label', siteMessages.device)
  const buttons = devices.map((device) => {
    const button = make('button', 'preview__button', siteMessages.devices[device])
    button.type = 'button'
    button.addEventListener('click', () => choose(device))
    return button
  })
  function choose(device: (typeof devices)[number]): void {
    dialog.dataset.device = device
    for (const [place, button] of buttons.entries()) button.ariaPressed = String(devices[place] === device)
  }
  choose('desktop')
  group.append(...buttons)
  return group
}

function linkTo(site: string, className: string): HTMLAnchorElement {
  const link = make('a', className, siteMessages.visit)
  Object.assign(link, { href: site, target: '_blank', rel: 'noopener noreferrer' })
  return link
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, words = ''): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.className = className
  element.append(words)
  return element
}
