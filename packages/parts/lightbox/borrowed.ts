import { parseUrl } from '@frontage/kit/url'
import { sanitised } from '../sanitise/sanitise'
import type { RenderedSlides } from './rendered-slides'
import { make } from './sheet'
import type { Slide } from './slide'
import type { LightboxWords } from './words'

type Inline = Extract<Slide, { type: 'inline' }>

/** An element of the page, moved here and put back, as hidden as it was. */
export function renderInline({ target, focus = '' }: Inline, words: LightboxWords): RenderedSlides {
  const box = make('div', 'lightbox__content')
  const found = find(target)
  if (!found) return { element: box, href: '', ready: Promise.reject(new Error(words.notFound)) }
  const place = document.createComment('')
  const { hidden } = found
  found.replaceWith(place)
  found.hidden = false
  box.append(found)
  return {
    ...{ element: box, href: '', ready: Promise.resolve() },
    focus: () => (focus ? found.querySelector<HTMLElement>(focus) : null),
    leave: () => {
      found.hidden = hidden
      place.replaceWith(found)
    },
  }
}

function find(selector: string): HTMLElement | null {
  try {
    return document.querySelector<HTMLElement>(selector)
  } catch {
    return null
  }
}

/** The main part of one of our own pages, built anew from what may stay. */
export function renderAjax(src: string, words: LightboxWords): RenderedSlides {
  const box = make('div', 'lightbox__content')
  const url = parseUrl(src, location.href)
  const ready = fetchMain(url).then(
    (main) => box.append(sanitised(main)),
    () => {
      throw new Error(words.failedContent)
    },
  )
  return { element: box, href: url && /^https?:$/.test(url.protocol) ? url.href : '', ready }
}

/** Only pages that say of themselves that parts of them may be shown: never files that somebody sent in. */
async function fetchMain(url: URL | null): Promise<string> {
  if (url?.origin !== location.origin) throw new Error('not ours')
  const answer = await fetch(url, { redirect: 'error' })
  const isPage = answer.ok && answer.headers.has('x-fragment') && /^text\/html\b/.test(answer.headers.get('content-type') ?? '')
  // Cut out as text: parsed as a whole, the page's own styles would be reported as breaking the policy of this one.
  const [main] = (isPage && /<main[\s>].*<\/main>/s.exec(await answer.text())) || []
  if (!main) throw new Error('no part of a page')
  return main
}
