import type { MenuParts } from '@frontage/kit/admin/menu'
import { EDIT } from '../keys'

const calls = () => import('./menu-calls')

/** The menu, for screens that know pages. */
export const menu: MenuParts = {
  right: EDIT,
  hrefs: async () => (await calls()).menuHrefs(),
  add: async (link) => (await calls()).addLink(link),
  remove: async (href) => (await calls()).removeLink(href),
}
