import type {
  BlocksFromWordPress,
  FromWordPress,
  OptionsFromWordPress,
  PostsFromWordPress,
  RecordsFromWordPress,
  RedirectsFromWordPress,
} from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { Types } from '../read/collect'

/** What features make of plugins, by the way in which it comes here. */
export type Kinds = {
  readonly records: readonly RecordsFromWordPress[]
  readonly posts: readonly PostsFromWordPress[]
  readonly blocks: readonly BlocksFromWordPress[]
  readonly redirects: readonly RedirectsFromWordPress[]
  readonly options: readonly OptionsFromWordPress[]
}

export const kindsOf = (all: readonly FromWordPress[]): Kinds => ({
  records: all.filter((kind) => kind.as === 'records'),
  posts: all.filter((kind) => kind.as === 'posts'),
  blocks: all.filter((kind) => kind.as === 'blocks'),
  redirects: all.filter((kind) => kind.as === 'redirects'),
  options: all.filter((kind) => kind.as === 'options'),
})

export const typesOf = ({ records, posts }: Kinds): Types => ({
  records: records.map(({ type }) => type),
  posts: posts.map(({ types }) => types),
  spreadsheets: posts.flatMap(({ spreadsheet }) => spreadsheet ?? []),
  files: records.filter(({ inFile }) => inFile),
})
