import type { Player, Told } from '../../video-player'
import { backgroundVideo, type Effect, type Event } from './background-video.machine'
import { createFilePlayer } from './file-player.client'
import type { createFramePlayer } from './frame-player.client'

type Connection = { readonly saveData?: boolean }
type Buttons = { readonly play: HTMLButtonElement | null; readonly sound: HTMLButtonElement | null }

const PHONE = '(max-width: 47.99rem)'
/** Milliseconds within which another site has to show its video. */
const PATIENCE = 8_000

/** Whether a video may begin by itself here. */
function mayMove(box: HTMLElement): boolean {
  const saves = (navigator as { connection?: Connection }).connection?.saveData === true
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  return !saves && !isStill && (box.dataset.mobile !== undefined || !matchMedia(PHONE).matches)
}

/** Whether the visitor lets the content of others come by itself. */
const isAllowed = (): boolean => document.documentElement.dataset.allowed?.includes('marketing') === true

/** Has a video begin, rest and go on as it comes into the window and leaves it. `framed`: what plays those of other sites. */
export function enhanceVideo(box: HTMLElement, framed?: typeof createFramePlayer): void {
  const holder = box.querySelector<HTMLElement>('[data-frame]')
  const told = (what: Told): void => send(what)
  const player = holder && framed ? framed(box, holder, told) : createFilePlayer(box, box.querySelector('video')!, told)
  const buttons = {
    play: box.querySelector<HTMLButtonElement>('.background-video__button:not([data-sound])'),
    sound: box.querySelector<HTMLButtonElement>('[data-sound]'),
  }
  const wait = holder ? createPatience(() => send({ type: 'overdue' })) : undefined
  let state = backgroundVideo.initial
  function send(event: Event): void {
    const [next, ...effects] = backgroundVideo.next(state, event)
    state = next
    for (const effect of effects) {
      if (effect.do === 'play') wait?.()
      perform(effect, box, player, buttons)
    }
  }
  buttons.play?.addEventListener('click', () => send({ type: 'pressed' }))
  enhanceSound(buttons.sound, player)
  if (holder && mayMove(box)) document.addEventListener('consent', () => isAllowed() && send({ type: 'allowed' }))
  const sources = holder ? 1 : box.querySelectorAll('source').length
  send({ type: 'started', mayMove: mayMove(box), isForeign: holder !== null && !isAllowed(), sources })
  new IntersectionObserver(([entry]) => send({ type: 'seen', isSeen: entry?.isIntersecting === true }), { rootMargin: '100px' }).observe(
    box,
  )
}

/** A row without a frame always has a video, though perhaps one without sources. */
function createPatience(overdue: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  return () => {
    clearTimeout(timer)
    timer = setTimeout(overdue, PATIENCE)
  }
}

function perform(effect: Effect, box: HTMLElement, player: Player, { play, sound }: Buttons): void {
  if (effect.do === 'drop-source') player.dropSource(effect.place)
  else if (effect.do === 'show-button') showButton(play, effect.isPlaying)
  else if (effect.do === 'hide-button') play?.toggleAttribute('hidden', true)
  else if (effect.do === 'show-video') show(box, sound)
  else if (effect.do === 'show-picture') cover(box, sound)
  else player[effect.do]()
}

function show(box: HTMLElement, sound: HTMLButtonElement | null): void {
  box.dataset.plays = ''
  sound?.toggleAttribute('hidden', false)
}

/** Whatever is loaded next begins without sound. */
function cover(box: HTMLElement, sound: HTMLButtonElement | null): void {
  delete box.dataset.plays
  sound?.toggleAttribute('hidden', true)
  sound?.setAttribute('aria-pressed', 'false')
}

function enhanceSound(sound: HTMLButtonElement | null, player: Player): void {
  sound?.addEventListener('click', () => {
    const isHeard = sound.getAttribute('aria-pressed') !== 'true'
    player.mute(!isHeard)
    sound.setAttribute('aria-pressed', String(isHeard))
  })
}

function showButton(button: HTMLButtonElement | null, isPlaying: boolean): void {
  if (!button) return
  button.hidden = false
  button.dataset.playing = String(isPlaying)
  button.setAttribute('aria-label', (isPlaying ? button.dataset.pause : button.dataset.play) ?? '')
}
