import { parseShortcodes, type Shortcode, withoutShortcodes } from '@frontage/kit/wordpress/export/shortcodes.server'
import { gaps } from '../../messages.gaps'
import { galleryOfNames } from './gallery'
import type { PageBuilder } from './page-builder'
import type { Translation } from './page-parts'
import { translateHtml } from './translate-html'
import { videoModule } from './video-module'

type Translate = (code: Shortcode, builder: PageBuilder, on: Translation) => void

const known: Readonly<Record<string, Translate>> = {
  gallery: ({ attributes }, builder, on) => {
    const ids = (attributes.ids ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean)
    const names = ids.map((id) => ({ id, url: '' }))
    const module = galleryOfNames(names, Number(attributes.columns) || 3, on, ({ id }) => on.gap(gaps.pictureOfGallery(id ?? '')))
    if (module) builder.add(module)
  },
  caption: ({ content = '' }, builder, on) => {
    const end = content.lastIndexOf('>') + 1
    translateHtml(content.slice(0, end), builder, on)
    const words = content.slice(end).trim()
    if (words && !builder.caption(words)) builder.text(`<p>${words}</p>`)
  },
  embed: ({ content = '' }, builder, on) => video(content.trim(), builder, on),
  video: ({ attributes }, builder, on) => video(attributes.src ?? attributes.mp4 ?? '', builder, on),
  audio: ({ attributes }, builder, on) => video(attributes.src ?? attributes.mp3 ?? '', builder, on),
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
