import type { PageDocument } from '../page'
import { about } from './about'
import { landing } from './landing'
import type { ReadyPage } from './ready-page'
import { services } from './services'

/** Templates whose texts an owner writes anew. */
export const readyPages: readonly ReadyPage[] = [about, services, landing]

/** The page that becomes of one under a title and a path of its own. */
export const documentFrom = (
  { description, rows }: Pick<ReadyPage, 'description' | 'rows'>,
  title: string,
  path: string,
): PageDocument => ({
  ...{ version: 2, path, title, description, isHidden: false },
  rows: structuredClone(rows),
})
