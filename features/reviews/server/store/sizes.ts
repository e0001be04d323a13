import type { Engine } from '@frontage/kit/storage/database.server'

/** From where on reviews are handled one way or another; tests take small numbers. */
export type Sizes = {
  /** So many matches of filters are kept as a list of ids; more are only counted. */
  readonly listed: number
  /** So many matches of a search are kept as a list of ids; of more it is only said that there are more. */
  readonly searched: number
  /** So many matches of a search without an index are counted; of more it is only said that there are more. */
  readonly glimpsed: number
  /** So few are read one by one, without an index. */
  readonly few: number
  /** Reviews that are read before others get their turn. */
  readonly part: number
  /** One match in so many, and a list is not walked along to find some. */
  readonly rare: number
  /** Reviews of a list between two bookmarks. */
  readonly stride: number
}
const usual: Sizes = { listed: 10_000, searched: 10_000, glimpsed: 1_000, few: 500, part: 5_000, rare: 16, stride: 1_000 }

/** PostgreSQL works beside us and keeps nobody waiting, but it walks badly along a list that two filters narrow. */
export const usualSizes = (engine: Engine): Sizes =>
  engine === 'postgres' ? { ...usual, listed: 40_000, part: 100_000, stride: 4_000 } : usual
