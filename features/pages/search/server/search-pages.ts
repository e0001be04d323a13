import { excerptOf } from '@frontage/kit/excerpt'
import type { Search, SearchResult, Tools } from '@frontage/kit/feature.server'
import type { PageRow } from '@frontage/kit/island/page'
import { createRemembered } from '@frontage/kit/remembered.server'
import { shortTitle } from '@frontage/kit/short-title'
import { fold } from '@frontage/kit/text'
import { wordsOfHtml } from '@frontage/kit/text-of-html.server'
import { wordsOf } from '../../page-words'
import { readableOf } from '../../readable'
import type { PublishedPages } from '../../server/published.store'

type Readable = {
  readonly path: string
  readonly title: string
  readonly text: string
  readonly folded: string
  readonly blocks: readonly string[]
}

const blocksOn = (rows: readonly PageRow[]): string[] =>
  rows.flatMap(({ columns }) => columns.flatMap(({ modules }) => modules.map(({ block }) => block)))

export type PageSearch = {
  readonly search: Search
  /** The first page that shows a block. */
  pathWith(block: string): Promise<string | undefined>
  forget(): void
}

/** Published pages by their words; titles count more. They are read once, and again after a change. */
export function createPageSearch(published: PublishedPages, site: Tools['site']): PageSearch {
  const pages = createRemembered<Readable[]>(1)
  const read = published.reader((document): Readable => {
    const { path, title, description, rows } = readableOf(document).page
    const text = [description, wordsOf(rows, wordsOfHtml)].filter(Boolean).join(' · ')
    return { path, title, text, folded: fold(`${title} ${text}`), blocks: blocksOn(rows) }
  })
  // Everything that is found is of this business: its name behind a title says nothing, but is found.
  const readAll = async (): Promise<Readable[]> => {
    const name = (await site.read('name')) ?? ''
    return (await read()).map((page) => ({ ...page, title: shortTitle(page.title, name) }))
  }
  return {
    forget: pages.forget,
    pathWith: async (block) => (await pages.recall('all', readAll)).find(({ blocks }) => blocks.includes(block))?.path,
    search: async (words, most) => {
      const wanted = fold(words).split(/\s+/)
      const found = (await pages.recall('all', readAll)).filter(({ folded }) => wanted.every((word) => folded.includes(word)))
      const isInTitle = ({ title }: Readable): number => Number(wanted.every((word) => fold(title).includes(word)))
      return found
        .sort((a, b) => isInTitle(b) - isInTitle(a) || a.path.localeCompare(b.path))
        .slice(0, most)
        .map(({ path, title, text }): SearchResult => ({ kind: 'page', title, excerpt: excerptOf(text, words), at: { href: path } }))
    },
  }
}
