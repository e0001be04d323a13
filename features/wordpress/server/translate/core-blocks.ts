import { readHtml } from '@frontage/kit/html.server'
import { escaped } from '@frontage/kit/rich-text'
import { innerMarks, type WordPressBlock } from '@frontage/kit/wordpress/export/blocks.server'
import { gaps } from '../../messages.gaps'
import { buttonsModules } from './buttons'
import { columnsRows } from './columns'
import { translateCover } from './cover'
import { detailsModule } from './details'
import { galleryCaption, galleryModules } from './gallery'
import type { Nested } from './nested'
import { PageBuilder } from './page-builder'
import type { Module, Translation } from './page-parts'
import { translateHtml, wordsOf } from './translate-html'
import { videoModule } from './video-module'

type Translate = (block: WordPressBlock, builder: PageBuilder, on: Translation, nested: Nested) => void

const nothing: Translate = () => {}
const named =
  (what: string): Translate =>
  (_block, _builder, on) =>
    on.gap(what)
const separator =
  (look: string): Translate =>
  (_block, builder) =>
    builder.add({ block: 'separator', props: { look } })
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The blocks of WordPress itself that are more than their markup. All others are read by what stands in them. */
const coreBlocks: Readonly<Record<string, Translate>> = {
  'core/columns': (block, builder, _on, nested) => builder.addRows(columnsRows(block, nested)),
  'core/media-text': mediaText,
  'core/cover': translateCover,
  'core/gallery': gallery,
  'core/buttons': (block, builder, on) => addAll(buttonsModules(block, on), builder),
  'core/button': (block, builder, on) => addAll(buttonsModules(block, on), builder),
  'core/details': (block, builder, on, nested) => builder.add(detailsModule(block, on, nested)),
  'core/embed': embed,
  'core/separator': separator('line'),
  'core/spacer': separator('none'),
  'core/code': preformatted,
  'core/preformatted': preformatted,
  'core/verse': preformatted,
  'core/html': (block, builder, on) => translateHtml(block.html, builder, on),
  'core/more': nothing,
  'core/nextpage': nothing,
  'core/search': (_block, builder) => builder.add({ block: 'search-results', props: {} }),
  'core/social-links': socialLinks,
  'core/site-title': siteText('title'),
  'core/site-tagline': siteText('tagline'),
  // The heading of the page says it.
  'core/post-title': nothing,
  'core/block': named(gaps.reusable),
  'core/legacy-widget': named(gaps.widget),
  ...Object.fromEntries(Object.entries(gaps.lists).map(([name, what]) => [`core/${name}`, named(what)])),
}

function addAll(modules: readonly (Module | undefined)[], builder: PageBuilder): void {
  for (const module of modules) if (module) builder.add(module)
}

/** A picture beside what is said of it. */
function mediaText(block: WordPressBlock, builder: PageBuilder, on: Translation, nested: Nested): void {
  const media = new PageBuilder()
  const text = new PageBuilder()
  // The inner blocks are the text; what is left of the markup is the picture.
  translateHtml(block.html, media, on)
  nested({ ...block, html: innerMarks(block) }, text)
  const sides = [media.modules(), text.modules()]
  if (block.attributes.mediaPosition === 'right') sides.reverse()
  builder.row({ columns: sides.filter(({ length }) => length).map((modules) => ({ span: 6, modules })) })
}

function embed({ attributes, html }: WordPressBlock, builder: PageBuilder, on: Translation): void {
  const address = textOf(attributes.url) || wordsOf(html)
  const module = videoModule(address, captionIn(html))
  if (module) return void builder.add(module)
  on.gap(gaps.embedded(address.slice(0, 200)))
  const href = on.link(address)
  if (href) translateHtml(`<p><a href="${href}">${href}</a></p>`, builder, on)
  builder.text(paragraphOf(captionIn(html)))
}

/** Its pictures, and the words below all of them. */
function gallery(block: WordPressBlock, builder: PageBuilder, on: Translation): void {
  addAll(galleryModules(block, on), builder)
  builder.text(paragraphOf(galleryCaption(block.html)))
}

/** Names that are not the word with a capital. */
const services: Readonly<Record<string, string>> = {
  ...{ wordpress: 'WordPress', youtube: 'YouTube', linkedin: 'LinkedIn', github: 'GitHub', tiktok: 'TikTok', whatsapp: 'WhatsApp' },
  ...{ soundcloud: 'SoundCloud', fivehundredpx: '500px', mail: 'E-mail', feed: 'RSS' },
}

/** Links to other networks, in one line. */
function socialLinks({ inner }: WordPressBlock, builder: PageBuilder, on: Translation): void {
  const links = inner.flatMap(({ attributes }) => {
    const service = textOf(attributes.service)
    const label = textOf(attributes.label) || (services[service] ?? service.charAt(0).toUpperCase() + service.slice(1))
    const href = textOf(attributes.url) === '#' ? undefined : on.link(textOf(attributes.url))
    if (!href) on.gap(gaps.link(label.slice(0, 60)))
    return href ? [`<a href="${escaped(href)}">${escaped(label)}</a>`] : []
  })
  if (links.length) builder.text(`<p>${links.join(' · ')}</p>`)
}

/** What a site says of itself, where a page shows it. */
function siteText(name: 'title' | 'tagline'): Translate {
  return (_block, builder, on) => builder.text(paragraphOf(wordsOf(on.site[name])))
}

const paragraphOf = (words: string): string => (words ? `<p>${escaped(words)}</p>` : '')

const captionIn = (html: string): string => wordsOf(html.split('<figcaption')[1]?.replace(/^[^>]*>/, '') ?? '')

/** Line breaks are kept. */
function preformatted({ html }: WordPressBlock, builder: PageBuilder, on: Translation): void {
  const text = readHtml(html)
    .map((piece) => (piece.kind === 'text' ? html.slice(piece.start, piece.end) : piece.tag === 'br' ? '\n' : ''))
    .join('')
  translateHtml(`<p>${text.trim().replaceAll('\n', '<br>')}</p>`, builder, on)
}

/** How a block is translated; undefined for one that is no more than its markup. Older versions name an embed by where it comes from. */
export const coreBlock = (name: string): Translate | undefined =>
  name.startsWith('core-embed/') ? embed : Object.hasOwn(coreBlocks, name) ? coreBlocks[name] : undefined
