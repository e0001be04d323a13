import { escaped } from '@frontage/kit/rich-text'

/** A picture or a film as a post of WordPress names it. */
export type MediaPlace = { readonly id: number; readonly url: string }

/** A block of WordPress, as its editor writes it: attributes that say nothing are left out. */
export function blockMarkup(name: string, html: string, attributes: Readonly<Record<string, unknown>> = {}): string {
  const said = Object.keys(attributes).length ? ` ${inComment(attributes)}` : ''
  return `<!-- wp:${name}${said} -->\n${html}\n<!-- /wp:${name} -->`
}

/** JSON that cannot end the comment that it stands in. */
const inComment = (value: unknown): string =>
  JSON.stringify(value).replaceAll('--', '\\u002d\\u002d').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').replaceAll('&', '\\u0026')

/** A text without markup, in markup. */
export const words = (text: string): string => escaped(text).replaceAll('\n', '<br>')

export const paragraph = (html: string): string => blockMarkup('paragraph', `<p>${html}</p>`)

export const heading = (level: number, html: string): string =>
  blockMarkup('heading', `<h${level} class="wp-block-heading">${html}</h${level}>`, level === 2 ? {} : { level })

export const list = (html: string, isOrdered: boolean): string => blockMarkup('list', html, isOrdered ? { ordered: true } : {})

export const quote = (inner: string): string => blockMarkup('quote', `<blockquote class="wp-block-quote">${inner}</blockquote>`)

export const separator = (): string => blockMarkup('separator', '<hr class="wp-block-separator has-alpha-channel-opacity"/>')

/** Pixels of the widths that the block Picture has here. */
const widths: Readonly<Record<string, string>> = { large: '640px', medium: '320px', small: '160px' }
type ImageWith = { readonly href?: string; readonly caption?: string; readonly width?: string | undefined }

/** `width`: one of those of the block Picture; any other fills its column. */
export function image({ id, url }: MediaPlace, alt: string, { href = '', caption = '', width = '' }: ImageWith = {}): string {
  const pixels = Object.hasOwn(widths, width) ? widths[width] : undefined
  const style = pixels ? ` style="width:${pixels};height:auto"` : ''
  const picture = `<img src="${escaped(url)}" alt="${escaped(alt)}" class="wp-image-${id}"${style}/>`
  const shown = href ? `<a href="${escaped(href)}">${picture}</a>` : picture
  const words = caption && `<figcaption class="wp-element-caption">${caption}</figcaption>`
  const sized = pixels && { width: pixels, height: 'auto' }
  return blockMarkup('image', `<figure class="wp-block-image size-full${pixels ? ' is-resized' : ''}">${shown}${words}</figure>`, {
    ...{ id, ...sized, sizeSlug: 'full' },
  })
}

export const gallery = (images: readonly string[], columns: number): string =>
  blockMarkup('gallery', `<figure class="wp-block-gallery has-nested-images columns-${columns} is-cropped">${images.join('\n')}</figure>`, {
    columns,
    linkTo: 'none',
  })

export const details = (summary: string, inner: string): string =>
  blockMarkup('details', `<details class="wp-block-details"><summary>${summary}</summary>${inner}</details>`)

export const buttons = (actions: readonly { readonly label: string; readonly href: string }[]): string => {
  const each = actions.map(({ label, href }) =>
    blockMarkup(
      'button',
      `<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="${escaped(href)}">${escaped(label)}</a></div>`,
    ),
  )
  return blockMarkup('buttons', `<div class="wp-block-buttons">${each.join('\n')}</div>`)
}

/** A video of one of the two sites. */
export function embed(address: string): string {
  const provider = /vimeo/i.test(address) ? 'vimeo' : 'youtube'
  const attributes = { url: address, type: 'video', providerNameSlug: provider, responsive: true }
  const html = `<figure class="wp-block-embed is-type-video is-provider-${provider} wp-block-embed-${provider}"><div class="wp-block-embed__wrapper">\n${escaped(address)}\n</div></figure>`
  return blockMarkup('embed', html, attributes)
}

export const film = ({ id, url }: MediaPlace): string =>
  blockMarkup('video', `<figure class="wp-block-video"><video controls src="${escaped(url)}"></video></figure>`, { id })

export const shortcode = (text: string): string => blockMarkup('shortcode', text)

/** Columns side by side; `span`: twelfths of the width. */
export function columns(all: readonly { readonly span: number; readonly inner: string }[]): string {
  const each = all.map(({ span, inner }) => {
    const width = `${Math.round((span / 12) * 10_000) / 100}%`
    return blockMarkup('column', `<div class="wp-block-column" style="flex-basis:${width}">${inner}</div>`, { width })
  })
  return blockMarkup('columns', `<div class="wp-block-columns">${each.join('\n')}</div>`)
}

/** A part of a page that an address leads to. */
export const anchored = (anchor: string, inner: string): string =>
  blockMarkup('group', `<div id="${escaped(anchor)}" class="wp-block-group">${inner}</div>`, { anchor, layout: { type: 'constrained' } })

/** What stands before a picture. */
export function cover({ id, url }: MediaPlace, alt: string, inner: string): string {
  const picture = `<img class="wp-block-cover__image-background wp-image-${id}" alt="${escaped(alt)}" src="${escaped(url)}" data-object-fit="cover"/>`
  const html = `<div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span>${picture}<div class="wp-block-cover__inner-container">${inner}</div></div>`
  return blockMarkup('cover', html, { url, id, ...(alt && { alt }) })
}
