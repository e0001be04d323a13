import { escaped } from '@frontage/kit/rich-text'
import { gaps } from '../../../messages.gaps'
import { modulesOf } from '../buttons'
import { foldingModule } from '../details'
import { galleryOfNames } from '../gallery'
import { PageBuilder } from '../page-builder'
import type { Translation } from '../page-parts'
import { translateShortcodes } from '../shortcodes'
import { type SaidWidth, widthOf } from '../shown-width'
import { wordsOf } from '../translate-html'
import { videoModule } from '../video-module'

/** A picture as a builder names it, and what it says of its width. */
type OldPicture = { readonly id: string; readonly url: string; readonly alt?: string; readonly said?: SaidWidth }

/** What builders of pages have in common, whatever they call it. Every one of them adds what it says to a page. */
export class Widgets {
  readonly #builder: PageBuilder
  readonly #on: Translation

  constructor(builder: PageBuilder, on: Translation) {
    this.#builder = builder
    this.#on = on
  }

  html(text: string): void {
    if (text.trim()) translateShortcodes(text, this.#builder, this.#on)
  }

  heading(title: string, tag: string, address = ''): void {
    const words = wordsOf(title)
    const href = address ? this.#on.link(address) : undefined
    const level = /^h[234]$/.test(tag) ? tag : 'h2'
    if (words) this.html(`<${level}>${href ? `<a href="${escaped(href)}">${escaped(words)}</a>` : escaped(words)}</${level}>`)
  }

  picture({ said, ...name }: OldPicture, caption = '', address = ''): void {
    if (!name.id && !name.url) return
    const found = this.#on.picture(name)
    const href = address ? this.#on.link(address) : undefined
    if (!found) return void this.#on.gap(gaps.picture(name.url.slice(0, 200) || name.id))
    const width = widthOf({ ...said, url: name.url }, found)
    this.#builder.add({ block: 'picture', props: { picture: found, caption: '', ...(href && { href }), ...width } })
    const words = wordsOf(caption)
    if (words && !this.#builder.caption(words)) this.#builder.text(`<p>${escaped(words)}</p>`)
  }

  buttons(all: readonly { readonly label: string; readonly address: string }[]): void {
    const actions = all.flatMap(({ label, address }) => {
      const words = wordsOf(label).slice(0, 60)
      const href = address ? this.#on.link(address) : undefined
      if (words && !href) this.#on.gap(gaps.button(words))
      return words && href ? [{ label: words, href }] : []
    })
    for (const module of modulesOf(actions)) this.#builder.add(module)
  }

  gallery(all: readonly { readonly id: string; readonly url: string }[], columns = 3): void {
    const modules = galleryOfNames(all, columns, this.#on, ({ id, url }) =>
      this.#on.gap(gaps.pictureOfGallery(url.slice(0, 200) || (id ?? ''))),
    )
    for (const module of modules) this.#builder.add(module)
  }

  video(address: string, title = ''): void {
    const module = videoModule(address, title)
    if (module) this.#builder.add(module)
    else this.#on.gap(gaps.video(address.slice(0, 200)))
  }

  folding(items: readonly { readonly title: string; readonly content: string }[]): void {
    const filled = items.filter(({ title, content }) => title || content)
    if (filled.length)
      this.#builder.add(
        foldingModule(
          filled.map(({ title, content }) => ({ title: wordsOf(title), modules: modulesIn(content, this.#on) })),
          this.#on,
        ),
      )
  }

  numbers(number: string, unit: string, text: string): void {
    if (number)
      this.#builder.add({
        block: 'numbers',
        props: { items: [{ number: number.slice(0, 20), unit: unit.slice(0, 20), text: wordsOf(text).slice(0, 120) || ' ' }] },
      })
  }

  map(place: string): void {
    if (place) this.#builder.add({ block: 'map', props: { title: place.slice(0, 120), place: place.slice(0, 300) } })
  }

  list(lines: readonly string[]): void {
    const words = lines.map(wordsOf).filter(Boolean)
    if (words.length) this.html(`<ul>${words.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`)
  }

  quote(words: string, by: string): void {
    if (words) this.html(`<blockquote>${words}</blockquote>${by ? `<p>${escaped(by)}</p>` : ''}`)
  }

  separator(look: 'line' | 'none'): void {
    this.#builder.add({ block: 'separator', props: { look } })
  }
}

function modulesIn(html: string, on: Translation) {
  const builder = new PageBuilder()
  translateShortcodes(html, builder, on)
  return builder.modules()
}
