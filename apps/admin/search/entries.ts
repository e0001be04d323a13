import type { Me } from '@frontage/kit/admin/screen'
import { anchorOf, type RecordSearch, type SearchModule } from '@frontage/kit/admin/search'
import { holds, screens } from '../contributions'
import { words } from './words'

const modules = import.meta.glob<SearchModule>('../../../features/*/{,*/}admin/*/*.search.ts', { eager: true })

/** What can be found without asking the server. */
export type Entry = {
  readonly kind: 'action' | 'screen' | 'setting'
  readonly title: string
  /** Where it is, or what the screen says about it. */
  readonly about: string
  /** Other words that find it. */
  readonly words: string
  /** Under /admin, or a page of the site that opens beside it. */
  readonly at: `/${string}` | { readonly site: string }
}

const contributionsOf = (me: Me) => Object.values(modules).flatMap(({ search }) => (holds(me, search.right) ? [search] : []))

const ownScreens = (me: Me) => screens.map(({ screen }) => screen).filter(({ right, path }) => holds(me, right) && !path.includes('$'))

/** Every screen, setting and action of this person. */
export function entriesFor(me: Me): Entry[] {
  const contributions = contributionsOf(me)
  const mine = ownScreens(me)
  const titleAt = (at: string): string => mine.find(({ path }) => path === at.split(/[?#]/)[0])?.title ?? ''
  return [
    ...contributions
      .flatMap(({ actions = [] }) => actions)
      .map(({ label, words: other = '', at }) => entry('action', label, '', other, at)),
    entry('action', words.viewSite, '', words.viewSiteWords, { site: '/' }),
    entry('screen', words.home, '', '', '/'),
    ...mine.map(({ title, path }) => entry('screen', title, '', '', path)),
    ...contributions
      .flatMap(({ settings = [] }) => settings)
      .map((setting) =>
        entry(
          'setting',
          setting.label,
          placeOf(titleAt(setting.at), setting.group),
          setting.help ?? '',
          `${setting.at}${anchorOf(setting)}`,
        ),
      ),
  ]
}

const entry = (kind: Entry['kind'], title: string, about: string, other: string, at: Entry['at']): Entry => ({
  ...{ kind, title, about, at },
  words: other,
})

const placeOf = (screen: string, group: string | undefined): string => [screen, group].filter(Boolean).join(' › ')

/** What is stored, by the searches of its lists. */
export const recordSearchesFor = (me: Me): readonly RecordSearch[] => contributionsOf(me).flatMap(({ records = [] }) => records)
