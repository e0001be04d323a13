import { itemOfRow, type Table } from '../found'

/** `wp_trustindex_google_reviews`: the reviews of a platform that Trustindex shows; undefined for another table. */
export function trustindexTable(name: string): Table | undefined {
  const [, platform] = /(?:^|_)trustindex_([a-z0-9]{2,30})_reviews$/.exec(name) ?? []
  if (!platform) return undefined
  return {
    name,
    read: (cells) => [itemOfRow('trustindex_reviews', new Map([...cells, ['platform', platform]]), `${platform} ${cells.get('id') ?? ''}`)],
  }
}
