import type { PageDocument } from '../../page'
import { about } from './about'
import { contact } from './contact'
import { landing } from './landing'
import type { ReadyPage } from './ready-page'
import { services } from './services'

export { isExample } from './yours'

const blank: ReadyPage = { name: 'blank', title: '', about: 'An empty page.', description: '', rows: [] }

/** What a new page can begin with. */
export const readyPages: readonly ReadyPage[] = [blank, about, services, contact, landing]

/** The page that becomes of one under a title and a path of its own. */
export const documentFrom = ({ description, rows }: ReadyPage, title: string, path: string): PageDocument => ({
  ...{ version: 2, path, title, description, isHidden: false },
  rows: structuredClone(rows),
})
