import type { PostsFromWordPress, TakingPosts } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { gaps as words } from '../../../messages.gaps'
import type { KnownForm } from '../../../server/forms.store'
import type { Stores } from '../../../server/stores'
import { QUARANTINE_DAYS } from '../../../spec'
import type { ComingMessage } from './coming-message'
import { contactIn, emailOf, messageIn } from './flamingo-message'
import { createFormForOthers } from './form-for-others'
import { addressesOf } from './named-files'
import { isOldSpam } from './old-spam'
import { type Needs, takeEntries } from './take-entries'

const CHANNEL = 'flamingo_inbound_channel'

/**
 * Messages and contacts of Flamingo, as messages that have been read, with the files that they name: nobody is told of them, and nothing is
 * sent. A contact who wrote one of them adds nothing, unless it has tags; spam that would be deleted at once stays behind.
 */
export function messagesFromFlamingo(needs: Needs, stores: Pick<Stores, 'forms' | 'entries' | 'files'>): PostsFromWordPress {
  const formForOthers = createFormForOthers(needs, stores.forms)

  async function formOf(post: WxrItem, { numberOf }: TakingPosts): Promise<KnownForm | undefined> {
    for (const { taxonomy, slug, name } of post.terms) {
      const number =
        taxonomy === CHANNEL ? (numberOf('wpcf7_contact_form', `/${slug}`) ?? numberOf('wpcf7_contact_form', `“${name}”`)) : undefined
      const form = number === undefined ? undefined : await stores.forms.find(number)
      if (form) return form
    }
    return undefined
  }

  return {
    as: 'posts',
    types: ['flamingo_inbound', 'flamingo_contact'],
    what: 'message',
    take: async (posts, on) => {
      const wrote = new Set<string>()
      for (const post of posts) if (post.type === 'flamingo_inbound') wrote.add(emailOf(post))
      const isKnown = (post: WxrItem): boolean => post.type === 'flamingo_contact' && wrote.has(emailOf(post)) && post.terms.length === 0
      const isOld = isOldSpam('flamingo-spam', needs.clock.now())
      const isOfSite = addressesOf(on.site)
      let [spam, lost] = [0, 0]
      const isComing = (post: WxrItem): boolean => {
        if (isKnown(post)) return false
        if (isOld(post)) spam++
        return !isOld(post)
      }
      const messageOf = async (post: WxrItem): Promise<ComingMessage> => {
        const isMessage = post.type === 'flamingo_inbound'
        const own = isMessage ? await formOf(post, on) : undefined
        const form = own ?? (await formForOthers(on.isLook))
        const channel = own ? '' : (post.terms.find(({ taxonomy }) => taxonomy === CHANNEL)?.name ?? '')
        const message = isMessage ? messageIn(post, form.form, { channel, isOfSite }) : contactIn(post)
        lost += message.lost
        const state = post.status === 'flamingo-spam' ? ('spam' as const) : ('read' as const)
        return { ...message, form, state, date: post.date, identity: ['flamingo', post.id, post.guid] }
      }
      const taken = await takeEntries({ posts, isComing, messageOf }, on, needs, stores)
      const left = spam ? [words.spam(spam, 'Flamingo', QUARANTINE_DAYS)] : []
      return { ...taken, gaps: [...left, ...taken.gaps, ...(lost ? [words.lostFiles(lost)] : [])] }
    },
  }
}
