import { CLAMP_TOLERANCE } from '../../../../spec'
import { cardMessages } from '../../../messages.card'

/** Whatever a card offers beyond reading it. Its code comes when it is asked for (R24). */
const onDemand = {
  photos: (link: HTMLElement) => import('./show-photos.client').then(({ showPhotos }) => showPhotos(link)),
  text: (card: HTMLElement) => import('./show-text.client').then(({ showText }) => showText(card)),
}

type Manners = { readonly readMore?: 'inline' | 'modal' | undefined }

/**
 * Tends all cards below an element: texts open and close, photos open in place, broken pictures vanish. The cards
 * themselves stay as they were drawn, whoever drew them. Hands back how to take in cards that came later, and how to stop.
 */
export function enhanceCards(root: HTMLElement, { readMore = 'inline' }: Manners) {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) measure(target as HTMLElement)
  })

  // Whoever presses again while the code is on its way wants no second dialog.
  let isComing = false
  function demand(open: () => Promise<void>): void {
    if (isComing) return
    isComing = true
    void open().finally(() => {
      isComing = false
    })
  }

  function onClick(event: MouseEvent): void {
    if (!(event.target instanceof Element) || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = event.target.closest<HTMLElement>('.review-card__more, .review-card__photo')
    if (!link) return
    event.preventDefault()
    if (link.matches('.review-card__photo')) demand(() => onDemand.photos(link).catch(() => follow(link)))
    else if (readMore === 'modal') demand(() => onDemand.text(link.closest<HTMLElement>('.review-card') ?? link).catch(() => turn(link)))
    else turn(link)
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key !== ' ' || !(event.target instanceof HTMLElement) || !event.target.matches('a.review-card__more')) return
    event.preventDefault()
    event.target.click()
  }

  function takeIn(): void {
    for (const text of root.querySelectorAll<HTMLElement>('[data-clamp="server"]')) takeOver(text, readMore, sizes)
    for (const image of root.querySelectorAll('img')) if (image.complete && image.src && !image.naturalWidth) removeBroken(image)
  }

  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) removeBroken(target)
  }
  root.addEventListener('click', onClick)
  root.addEventListener('keydown', onKey)
  root.addEventListener('error', onError, { capture: true })
  takeIn()
  void document.fonts?.ready.then(() => {
    for (const text of root.querySelectorAll<HTMLElement>('[data-clamp="closed"]')) measure(text)
  })
  return {
    takeIn,
    stop: () => {
      sizes.disconnect()
      root.removeEventListener('click', onClick)
      root.removeEventListener('keydown', onKey)
      root.removeEventListener('error', onError, { capture: true })
    },
  }
}

/** The link of a clamped text becomes its button. */
function takeOver(text: HTMLElement, readMore: string, sizes: ResizeObserver): void {
  const link = moreOf(text)
  link?.setAttribute('role', 'button')
  if (readMore === 'modal') link?.setAttribute('aria-haspopup', 'dialog')
  else link?.setAttribute('aria-controls', text.id)
  set(text, readMore === 'inline' && text.matches(':target'))
  sizes.observe(text)
}

const moreOf = (text: Element): HTMLElement | null => text.parentElement?.querySelector<HTMLElement>('.review-card__more') ?? null

function set(text: HTMLElement, isOpen: boolean): void {
  text.dataset.clamp = isOpen ? 'open' : 'closed'
  const link = moreOf(text)
  if (!link) return
  if (link.ariaHasPopup !== 'dialog') link.ariaExpanded = String(isOpen)
  link.textContent = isOpen ? cardMessages.readLess : cardMessages.readMore
}

/** Reviews, §9: whether the clamp hides anything at all, beyond a tolerance. */
function measure(text: HTMLElement): void {
  if (text.dataset.clamp !== 'closed') return
  moreOf(text)?.toggleAttribute('data-idle', text.scrollHeight - text.clientHeight <= CLAMP_TOLERANCE)
}

function turn(link: HTMLElement): void {
  const card = link.closest('.review-card')
  const text = card?.querySelector<HTMLElement>('[data-clamp]')
  if (!text) return
  const opens = text.dataset.clamp !== 'open'
  set(text, opens)
  // A long text that closes would leave its reader far below the card.
  if (!opens) requestAnimationFrame(() => card?.scrollIntoView({ block: 'nearest' }))
}

/** Closes every text that is open (R07). */
export function closeTexts(root: HTMLElement): void {
  for (const text of root.querySelectorAll<HTMLElement>('[data-clamp="open"]')) set(text, false)
}

/** Reviews, §8: a picture that is broken goes, and so does what held nothing else. */
function removeBroken(image: HTMLImageElement): void {
  const holders = ['.review-card__photo', '.review-card__photos', '.review-card__product'].map((name) => image.closest(name))
  image.remove()
  for (const holder of holders) if (holder && !holder.querySelector('img')) holder.remove()
}

/** Where its code cannot be had, a photo is what its link leads to. */
const follow = (link: HTMLElement): void => location.assign((link as HTMLAnchorElement).href)
