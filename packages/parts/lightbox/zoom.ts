/** A picture takes so long to grow out of its place in the page, and back; milliseconds. */
const ZOOM = 300

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Lets a picture grow out of the small one that was pressed; backwards when it goes. Done at once when motion is unwelcome. */
export async function zoom(image: HTMLElement, from: Element | null | undefined, isBack = false): Promise<void> {
  const small = from?.getBoundingClientRect()
  if (!(image instanceof HTMLImageElement) || !small?.width || isStill()) return
  const large = visibleOf(image)
  const scale = Math.max(small.width / large.width, small.height / large.height)
  const across = small.x + small.width / 2 - (large.x + large.width / 2)
  const down = small.y + small.height / 2 - (large.y + large.height / 2)
  const states = [{ transform: `translate(${across}px, ${down}px) scale(${scale})` }, { transform: 'none' }]
  const motion = image.animate(isBack ? states.reverse() : states, {
    duration: ZOOM,
    easing: 'ease-in-out',
    fill: isBack ? 'forwards' : 'none',
  })
  await motion.finished.catch(() => undefined)
}

/** Where the picture itself is seen within its box. */
function visibleOf(image: HTMLImageElement): DOMRect {
  const box = image.getBoundingClientRect()
  const ratio = (image.naturalWidth || 4) / (image.naturalHeight || 3)
  const width = Math.min(box.width, box.height * ratio) || 1
  const height = width / ratio
  return new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height)
}
