import type { PageRow } from '@frontage/kit/island/page'
import { fold } from '@frontage/kit/text'
import { wordsOfHtml } from '@frontage/kit/text-of-html.server'
import type { PageDocument } from '../page'
import { wordsOf } from '../page-words'
import { readableOf } from '../readable'
import { anchorsOn } from './anchors'
import type { PageTables } from './pages.tables'

/** Goes up by one whenever something else is read out of a document: then all of them are read again. */
const READER = 1

export type Reading = Omit<PageTables['page_reading'], 'id' | 'changed_at'>

const blocksOn = (rows: readonly PageRow[]): string[] =>
  rows.flatMap(({ columns }) => columns.flatMap(({ modules }) => modules.map(({ block }) => block)))

/** What searches, sitemaps and links say of a page, out of its document; of one that cannot be read, nothing. */
export function readingOf(document: PageDocument | undefined, reader = READER): Reading {
  if (!document) return { reader, path: '', is_hidden: 1, title: '', blocks: '[]', anchors: '[]', text: '', search_text: '' }
  const { path, title, description, isHidden, rows } = readableOf(document).page
  const text = [description, wordsOf(rows, wordsOfHtml)].filter(Boolean).join(' · ')
  const lists = { blocks: JSON.stringify([...new Set(blocksOn(rows))]), anchors: JSON.stringify(anchorsOn(rows)) }
  return { reader, path, is_hidden: isHidden ? 1 : 0, title, ...lists, text, search_text: fold(`${title} ${text}`) }
}
