import { parseUrl } from '@frontage/kit/url'
import { renderAjax, renderInline } from './borrowed'
import { embedOf } from './embed'
import type { RenderedSlides } from './rendered-slides'
import { buttonOf, make } from './sheet'
import type { Slide, SlidePicture } from './slide'
import type { LightboxWords } from './words'

/** A picture that never comes counts as broken after this time; milliseconds. */
const PATIENCE = 20_000

/** Draws a slide. What was pressed is shown at once; videos and pages of others that are passed wait for a press, and ask nobody until then. */
export function draw(slide: Slide, words: LightboxWords, wasPressed: boolean): RenderedSlides {
  if (slide.type === 'video') return drawVideo(slide, words, wasPressed)
  if (slide.type === 'iframe') return renderPage(slide, words, wasPressed)
  if (slide.type === 'inline') return renderInline(slide, words)
  if (slide.type === 'ajax') return renderAjax(slide.src, words)
  if (slide.type === 'missing')
    return { element: make('div', 'lightbox__content'), href: slide.src, ready: Promise.reject(new Error(words.failedContent)) }
  const image = pictureOf(slide, slide.alt)
  return { element: image, href: slide.src, ready: Promise.race([image.decode(), impatience()]).catch(() => fail(words.failed)) }
}

export function fail(text: string): never {
  throw new Error(text)
}

const impatience = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('too late')), PATIENCE)
  })

export function pictureOf({ src, srcset, width, height }: SlidePicture, alt: string): HTMLImageElement {
  const image = make('img', 'lightbox__picture')
  image.alt = alt
  image.sizes = '100vw'
  if (width && height) Object.assign(image, { width, height })
  if (srcset) image.srcset = srcset
  image.src = src
  return image
}

type Video = Extract<Slide, { type: 'video' }>
type Framed = Extract<Slide, { type: 'iframe' }>

function drawVideo({ src, poster, alt }: Video, words: LightboxWords, wasPressed: boolean): RenderedSlides {
  const embed = embedOf(parseUrl(src, location.href)?.href ?? '')
  const box = make('div', 'lightbox__video')
  const play = (): void => {
    box.replaceChildren(embed?.kind === 'file' ? playerOf(embed.src, alt) : frameOf(embed?.src ?? '', alt))
  }
  if (!embed) return { element: box, href: '', ready: Promise.reject(new Error(words.failedContent)) }
  if (wasPressed) play()
  else {
    const button = buttonOf(words.play.replace('{title}', alt), '▶', 'lightbox__play')
    button.addEventListener('click', play)
    box.append(...(poster ? [pictureOf(poster, '')] : []), button)
  }
  return { element: box, href: src, ready: Promise.resolve() }
}

function renderPage({ src, alt, caption = alt }: Framed, words: LightboxWords, wasPressed: boolean): RenderedSlides {
  const embed = embedOf(parseUrl(src, location.href)?.href ?? '')
  const box = make('div', 'lightbox__video')
  if (!embed) return { element: box, href: '', ready: Promise.reject(new Error(words.failedContent)) }
  const show = (): void => box.replaceChildren(frameOf(embed.src, alt))
  const { host, origin } = new URL(embed.src)
  if (wasPressed || origin === location.origin || mayAskOthers()) show()
  else {
    const label = words.show.replace('{title}', caption).replace('{host}', host)
    const button = buttonOf(label, label, 'lightbox__play lightbox__show')
    button.addEventListener('click', show)
    box.append(button)
  }
  return { element: box, href: src, ready: Promise.resolve() }
}

/** Whether this visitor has agreed that others are asked without a press. */
const mayAskOthers = (): boolean => document.documentElement.dataset.allowed?.includes('marketing') === true

/** A frame that cannot lead this page away or open a pop-up; a page of our own gets no origin in it. */
function frameOf(src: string, title: string): HTMLIFrameElement {
  const frame = make('iframe', 'lightbox__frame')
  const isForeign = parseUrl(src)?.origin !== location.origin
  frame.title = title
  frame.setAttribute('sandbox', `allow-scripts allow-forms allow-presentation${isForeign ? ' allow-same-origin' : ''}`)
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.src = src
  return frame
}

function playerOf(src: string, title: string): HTMLVideoElement {
  const video = make('video', 'lightbox__frame')
  video.setAttribute('aria-label', title)
  Object.assign(video, { controls: true, autoplay: true, playsInline: true, src })
  return video
}
