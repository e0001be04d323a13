import type { PostsFromWordPress, TakingPosts } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { gaps as words } from '../../../messages.gaps'
import type { KnownForm } from '../../../server/forms.store'
import type { Stores } from '../../../server/stores'
import { QUARANTINE_DAYS } from '../../../spec'
import { type ComingMessage, pathOf, timeIn } from './coming-message'
import { createFormForOthers } from './form-for-others'
import { addressesOf } from './named-files'
import { answered, answersIn, type OldAnswer } from './old-answers'
import { isOldSpam } from './old-spam'
import { type Needs, takeEntries } from './take-entries'

/** By the type of their entries: what a plugin is called, and the type of its forms. */
const plugins = {
  nf_sub: { title: 'Ninja Forms', forms: 'ninjaforms' },
  gf_entry: { title: 'Gravity Forms', forms: 'gravityforms' },
  wpforms_entry: { title: 'WPForms', forms: 'wpforms' },
} as const
const pluginOf = ({ type }: WxrItem) => plugins[type as keyof typeof plugins]

const formIn = ({ meta }: WxrItem): string => (meta.get('form') ?? meta.get('_form_id') ?? '').trim()
const timeOf = ({ date }: WxrItem): string => timeIn(date)?.toISOString() ?? ''
const saidIn = (post: WxrItem): string => JSON.stringify(answersIn(post).map(({ key, values }) => [key, values]))

/**
 * Entries of Ninja Forms, Gravity Forms and WPForms, from an export or from the tables of a dump, as messages of the form that came from
 * the same plugin: what was not read there is new here. An entry is known by its number and its time, wherever it came from.
 */
export function messagesFromOtherForms(needs: Needs, stores: Pick<Stores, 'forms' | 'entries' | 'files'>): PostsFromWordPress {
  const formForOthers = createFormForOthers(needs, stores.forms)

  async function formOf(post: WxrItem, { numberOf }: TakingPosts): Promise<KnownForm | undefined> {
    const { forms } = pluginOf(post)
    const called = post.meta.get('form_title')
    const number = numberOf(forms, formIn(post)) ?? (called ? numberOf(forms, `“${called}”`) : undefined)
    return number === undefined ? undefined : stores.forms.find(number)
  }

  async function messageOf(post: WxrItem, on: TakingPosts): Promise<ComingMessage> {
    const own = await formOf(post, on)
    const form = own ?? (await formForOthers(on.isLook))
    const title = post.meta.get('form_title') || `${pluginOf(post).title} ${formIn(post)}`
    const called: OldAnswer = { key: 'form', label: 'Form', values: [title] }
    const all = answersIn(post)
    const state = post.status === 'spam' ? 'spam' : post.meta.get('read') === '0' ? 'new' : 'read'
    return {
      ...answered(own ? all : [...all, called], form.form, addressesOf(on.site)),
      ...{ form, state, date: post.date, page: pathOf(post.meta.get('page') ?? ''), identity: [post.type, post.id] },
      sender: post.meta.get('sender') || (all.flatMap(({ values }) => values).find(isEmail) ?? ''),
    }
  }

  return {
    as: 'posts',
    types: Object.keys(plugins),
    what: 'message',
    known: (post) => ({ identity: JSON.stringify([post.type, formIn(post), post.id, timeOf(post)]), said: saidIn(post) }),
    take: async (posts, on) => {
      const isOld = isOldSpam('spam', needs.clock.now())
      const [spam, bare] = [createTally(), createTally()]
      const isComing = (post: WxrItem): boolean => {
        if (isOld(post)) spam.count(post)
        else if (answersIn(post).some(({ label }) => !label)) bare.count(post)
        return !isOld(post)
      }
      const taken = await takeEntries({ posts, isComing, messageOf: (post) => messageOf(post, on) }, on, needs, stores)
      const gaps = [...spam.lines((count, title) => words.spam(count, title, QUARANTINE_DAYS)), ...bare.lines(words.labels)]
      return { ...taken, gaps: [...gaps, ...taken.gaps] }
    },
  }
}

/** Counts posts by their plugins; a line for each of which there are any. */
function createTally() {
  const counts = new Map<string, number>()
  return {
    count: (post: WxrItem): void => void counts.set(pluginOf(post).title, (counts.get(pluginOf(post).title) ?? 0) + 1),
    lines: (say: (count: number, title: string) => string): string[] => [...counts].map(([title, count]) => say(count, title)),
  }
}

const isEmail = (text: string): boolean => /^[^\s@]{1,64}@[^\s@]{1,190}$/.test(text)
