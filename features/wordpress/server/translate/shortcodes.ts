import { readHtml } from '@frontage/kit/html.server'
import { parseShortcodes, type Shortcode, withoutShortcodes } from '@frontage/kit/wordpress/export/shortcodes.server'
import { gaps } from '../../messages.gaps'
import { galleryOfNames } from './gallery'
import type { PageBuilder } from './page-builder'
import type { PictureName, Translation } from './page-parts'
import { translateHtml, wordsOf } from './translate-html'
import { videoModule } from './video-module'

type Translate = (code: Shortcode, builder: PageBuilder, on: Translation) => void

const known: Readonly<Record<string, Translate>> = {
  gallery: ({ attributes }, builder, on) => {
    const modules = galleryOfNames(picturesOf(attributes, on), Number(attributes.columns) || 3, on, ({ id }) =>
      on.gap(gaps.pictureOfGallery(id ?? '')),
    )
    for (const module of modules) builder.add(module)
  },
  caption,
  wp_caption: caption,
  embed: ({ content = '' }, builder, on) => video(content.trim(), builder, on),
  video: ({ attributes }, builder, on) => video(attributes.src ?? attributes.mp4 ?? attributes['0'] ?? '', builder, on),
  audio: ({ attributes }, builder, on) => video(attributes.src ?? attributes.mp3 ?? attributes['0'] ?? '', builder, on),
}

const idsIn = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean)

/** Without numbers, a gallery holds what was uploaded to its page. */
function picturesOf(said: Shortcode['attributes'], on: Translation): readonly PictureName[] {
  const ids = idsIn(said.ids || said.include)
  if (ids.length) return ids.map((id) => ({ id, url: '' }))
  const left = idsIn(said.exclude)
  return on.attached().filter(({ id = '' }) => !left.includes(id))
}

/** Words below a picture: behind it, or, before WordPress 3.4, in the shortcode itself. */
function caption({ attributes, content = '' }: Shortcode, builder: PageBuilder, on: Translation): void {
  const cut = endOfPicture(content)
  translateHtml(content.slice(0, cut), builder, on)
  const words = content.slice(cut).trim() || (attributes.caption ?? '')
  if (words && !builder.caption(wordsOf(words))) translateHtml(`<p>${words}</p>`, builder, on)
}

/** Where the picture ends, with the link around it. */
function endOfPicture(html: string): number {
  const pieces = readHtml(html)
  const at = pieces.findIndex((piece) => piece.kind === 'open' && piece.tag === 'img')
  const behind = pieces[at + 1]
  const last = behind?.kind === 'close' && behind.tag === 'a' ? behind : pieces[at]
  return at < 0 ? 0 : last!.end
}

function video(address: string, builder: PageBuilder, on: Translation): void {
  const module = videoModule(address, '')
  if (module) return void builder.add(module)
  on.gap(gaps.file(address.slice(0, 200)))
  const href = on.link(address)
  if (href) builder.text(`<p><a href="${href}">${href}</a></p>`)
}

/** Markup with shortcodes among it. Those of plugins that have no counterpart here are named and left out. */
export function translateShortcodes(html: string, builder: PageBuilder, on: Translation): void {
  for (const part of parseShortcodes(html, (name) => Object.hasOwn(known, name) || on.plugins.knows(name))) {
    if (typeof part !== 'string') translateShortcode(part, builder, on)
    else if (part.trim())
      translateHtml(
        withoutShortcodes(part, (name) => on.gap(gaps.shortcode(name))),
        builder,
        on,
      )
  }
}

function translateShortcode(code: Shortcode, builder: PageBuilder, on: Translation): void {
  if (on.plugins.show(code, { add: (module) => builder.add(module), gap: on.gap })) return
  if (Object.hasOwn(known, code.name)) known[code.name]!(code, builder, on)
  else on.gap(code.attributes.title ? gaps.noSuchTitle(code.name, code.attributes.title) : gaps.noSuchPost(code.name))
}
