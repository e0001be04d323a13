import { backgroundVideo, type Effect, type Event } from './background-video.machine'

type Connection = { readonly saveData?: boolean }

const PHONE = '(max-width: 47.99rem)'

/** Whether a video may begin by itself here. */
function mayMove(box: HTMLElement): boolean {
  const saves = (navigator as { connection?: Connection }).connection?.saveData === true
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  return !saves && !isStill && (box.dataset.mobile !== undefined || !matchMedia(PHONE).matches)
}

/** Has a video begin, rest and go on as it comes into the window and leaves it. */
export function attendVideo(box: HTMLElement): void {
  const [button] = box.querySelectorAll<HTMLButtonElement>('.background-video__button:not([data-sound])')
  const holder = box.querySelector<HTMLElement>('[data-frame]')
  const video = box.querySelector('video')
  const sources = [...box.querySelectorAll('source')]
  let state = backgroundVideo.initial
  function send(event: Event): void {
    const [next, ...effects] = backgroundVideo.next(state, event)
    state = next
    for (const effect of effects) perform(effect)
  }
  function perform(effect: Effect): void {
    if (effect.do === 'load') holder ? loadFrame(holder) : loadSources(sources, video)
    if (effect.do === 'play') play(box, () => send({ type: 'refused' }))
    if (effect.do === 'pause') pause(box)
    if (effect.do === 'drop-source') sources[effect.place]?.remove()
    if (effect.do === 'show-picture') delete box.dataset.plays
    if (effect.do === 'show-button' && button) showButton(button, effect.isPlaying)
    if (button && state.phase === 'failed') button.hidden = true
  }
  button?.addEventListener('click', () => send({ type: 'pressed' }))
  for (const [place, source] of sources.entries())
    source.addEventListener('error', () => source.src && send({ type: 'source-failed', place }))
  video?.addEventListener('playing', () => (box.dataset.plays = ''))
  if (video) keepTimes(video)
  attendSound(box, video)
  send({ type: 'started', mayMove: mayMove(box), isForeign: holder !== null, sources: holder ? 1 : sources.length })
  new IntersectionObserver(([entry]) => send({ type: 'seen', isSeen: entry?.isIntersecting === true }), { rootMargin: '100px' }).observe(
    box,
  )
}

function loadSources(sources: readonly HTMLSourceElement[], video: HTMLVideoElement | null): void {
  for (const source of sources) source.src = source.dataset.src ?? ''
  if (!video) return
  video.muted = true
  video.load()
}

function loadFrame(holder: HTMLElement): void {
  const frame = document.createElement('iframe')
  Object.assign(frame, { title: '', tabIndex: -1, allow: 'autoplay', referrerPolicy: 'strict-origin-when-cross-origin' })
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation')
  frame.src = holder.dataset.frame ?? ''
  frame.addEventListener('load', () => {
    const box = holder.closest<HTMLElement>('.background-video')
    if (box) box.dataset.plays = ''
  })
  holder.replaceChildren(frame)
}

function play(box: HTMLElement, refused: () => void): void {
  tell(box, 'playVideo', 'play')
  box
    .querySelector('video')
    ?.play()
    .catch((reason: unknown) => reason instanceof DOMException && reason.name === 'NotAllowedError' && refused())
}

function pause(box: HTMLElement): void {
  tell(box, 'pauseVideo', 'pause')
  box.querySelector('video')?.pause()
}

/** The two sites listen to different words. */
function tell(box: HTMLElement, youtube: string, vimeo: string): void {
  const frame = box.querySelector('iframe')
  const isVimeo = frame?.src.includes('vimeo')
  const message = isVimeo ? { method: vimeo } : { event: 'command', func: youtube, args: [] }
  frame?.contentWindow?.postMessage(JSON.stringify(message), new URL(frame.src).origin)
}

/** A part of a video: from its start to its end, and again. */
function keepTimes(video: HTMLVideoElement): void {
  const start = Number(video.dataset.start)
  const end = Number(video.dataset.end)
  const again = (): void => {
    video.currentTime = start
    if (video.loop) void video.play().catch(() => {})
    else video.pause()
  }
  if (end > start) video.addEventListener('timeupdate', () => video.currentTime >= end && again())
  else if (start) video.addEventListener('seeked', () => video.currentTime < start && again())
}

function attendSound(box: HTMLElement, video: HTMLVideoElement | null): void {
  const sound = box.querySelector<HTMLButtonElement>('[data-sound]')
  if (!sound || !video) return
  sound.hidden = false
  sound.addEventListener('click', () => {
    video.muted = !video.muted
    sound.setAttribute('aria-pressed', String(!video.muted))
  })
}

function showButton(button: HTMLButtonElement, isPlaying: boolean): void {
  button.hidden = false
  button.dataset.playing = String(isPlaying)
  button.setAttribute('aria-label', (isPlaying ? button.dataset.pause : button.dataset.play) ?? '')
}
