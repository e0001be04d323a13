/** Lets a frame take the place of the link that stands for it, and play. The link is put back when it has to be silent again. */
export function play(link: HTMLAnchorElement): void {
  show(link, link.dataset.frame).focus()
}

function show(link: HTMLAnchorElement, address = ''): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.className = link.className
  frame.title = link.dataset.title ?? ''
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture'
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation')
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.loading = 'lazy'
  frame.src = address
  places.set(frame, link)
  link.replaceWith(frame)
  return frame
}

const places = new WeakMap<HTMLIFrameElement, HTMLAnchorElement>()

/** Nothing within plays on. */
export function silence(within: ParentNode): void {
  for (const frame of within.querySelectorAll('iframe')) {
    const link = places.get(frame)
    if (link) frame.replaceWith(link)
  }
  for (const media of within.querySelectorAll<HTMLMediaElement>('video, audio')) {
    media.pause()
    media.currentTime = 0
  }
}

/** Whether this visitor has agreed that others are asked without a press. */
export const mayAskOthers = (): boolean => document.documentElement.dataset.allowed?.includes('marketing') === true

/** Whoever allowed content of others sees frames without a press, once they come near; they wait to be played. */
function showAllowed(): void {
  if (!mayAskOthers()) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-frame]'))
    if (!link.closest('dialog')) show(link, link.dataset.frame?.replace('autoplay=1', ''))
}

/** Plain presses on links that stand for frames show the frame; with a key held they stay links. */
export function playOnPress(): void {
  if ('embeds' in document.documentElement.dataset) return
  document.documentElement.dataset.embeds = ''
  showAllowed()
  document.addEventListener('consent', showAllowed)
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-frame]')
    if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    play(link)
  })
}
