import path from 'node:path'
import type { PageCache } from '../peers/nginx.ts'
import { paragraphBlocks, startWordPress, type WordPressPage } from '../peers/wordpress.ts'
import { type Later, temporaryFolder } from '../tools/cleanup.ts'
import { fetchRaw } from '../tools/fetch.ts'
import { startFrontage } from '../tools/frontage.ts'
import { textOf } from '../tools/text.ts'
import type { Contestant } from './contestants.ts'

/** One page of ours, and the page with the same text of theirs, under one way of compression. */
export type Pair = { readonly name: string; readonly ours: Contestant; readonly theirs: Contestant }

const PICTURES = 24
const addresses = ['/contact', '/portfolio'] as const
const ways: readonly { readonly name: string; readonly encoding: string; readonly cache: PageCache }[] = [
  { name: 'not compressed', encoding: 'identity', cache: 'plain' },
  { name: 'compressed', encoding: 'br, gzip', cache: 'gzipped' },
]

/** Starts both; every page of theirs is asked for once, so that it stands in the cache. */
export async function pairs(later: Later): Promise<Pair[]> {
  const folder = temporaryFolder(later)
  const site = await startFrontage(['--demo'], { DATA_DIR: path.join(folder, 'site') })
  later(site.stop)
  const plugins = pluginFolders()
  const pages = await Promise.all(addresses.map((address) => pageLike(site.base, address, plugins.length > 0)))
  const theirs = await startWordPress(path.join(folder, 'wordpress'), { pages, plugins }, later)
  const all = addresses.flatMap((address, index) =>
    ways.map(({ name, encoding, cache }) => ({
      name: `${address}, ${name}`,
      ours: { name: 'Frontage', url: `${site.base}${address}`, encoding, pids: [site.pid] },
      theirs: { name: 'WordPress', url: theirs.url(index, cache), encoding, pids: theirs.pids },
    })),
  )
  for (const { ours, theirs: other } of all) await requireBoth(ours, other)
  return all
}

/** Folders of Contact Form 7 and Flamingo, which do not come with Debian: WORDPRESS_PLUGINS=folder:folder. */
export const pluginFolders = (): string[] => (process.env.WORDPRESS_PLUGINS ?? '').split(':').filter(Boolean)

/** The text of our page as blocks of theirs, with a form or a gallery where ours has one. */
async function pageLike(base: string, address: string, hasForms: boolean): Promise<WordPressPage> {
  const { title, paragraphs } = textOf(
    (await fetchRaw(`${base}${address}`, { headers: { 'accept-encoding': 'identity' } })).body.toString(),
  )
  const more = address === '/portfolio' ? gallery() : hasForms ? '\n\n[contact-form-7 id="{form}" title="Contact"]' : ''
  return { title, content: paragraphBlocks(paragraphs) + more }
}

const gallery = (): string => {
  const picture = (index: number): string => `<!-- wp:image {"sizeSlug":"large"} -->
<figure class="wp-block-image size-large"><img src="/wp-content/uploads/picture-${index}-1024x683.jpg" alt="A deck, picture ${index}" srcset="/wp-content/uploads/picture-${index}-300x200.jpg 300w, /wp-content/uploads/picture-${index}-768x512.jpg 768w" sizes="(max-width: 1024px) 100vw, 1024px" width="1024" height="683"/><figcaption class="wp-element-caption">Picture ${index}</figcaption></figure>
<!-- /wp:image -->`
  const pictures = Array.from({ length: PICTURES }, (_, index) => picture(index + 1)).join('\n')
  return `\n\n<!-- wp:gallery {"linkTo":"none"} -->
<figure class="wp-block-gallery has-nested-images columns-default is-cropped">${pictures}</figure>
<!-- /wp:gallery -->`
}

/** What is compared has to answer, and compressed where the other is. */
async function requireBoth(...both: readonly Contestant[]): Promise<void> {
  for (const { name, url, encoding } of both) {
    const { status, headers } = await fetchRaw(url, { headers: { 'accept-encoding': encoding } })
    if (status !== 200) throw new Error(`${name} answers ${status} to ${url}`)
    if ((encoding !== 'identity') !== 'content-encoding' in headers) throw new Error(`${name} compresses otherwise than asked: ${url}`)
  }
}
