import type { Tools } from '@frontage/kit/feature.server'
import { hashOf } from '@frontage/kit/keyed-hash.server'
import type { PostList, PostsFromWordPress, TakingPosts } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { gaps as words } from '../../messages.gaps'
import { searchTextOf, senderOf, summaryOf } from '../../server/entry-content'
import type { KnownForm } from '../../server/forms.store'
import type { Stores } from '../../server/stores'
import { QUARANTINE_DAYS } from '../../spec'
import { contactIn, emailOf, type FlamingoMessage, filesIn, messageIn } from './flamingo-message'
import { createFormForOthers } from './form-for-others'

type EntryInsert = Parameters<Stores['entries']['add']>[0]
type Needs = Pick<Tools, 'db' | 'clock' | 'events' | 'keys' | 'site'>

const CHANNEL = 'flamingo_inbound_channel'
/** Messages that are stored in one transaction, and characters that they have together. */
const AT_ONCE = 200
const LONGEST = 250_000
const DAY = 86_400_000

/**
 * Messages and contacts of Flamingo, as messages that have been read: nobody is told of them, and nothing is sent. A contact who wrote one
 * of them adds nothing, unless it has tags; spam that would be deleted at once stays behind.
 */
export function messagesFromFlamingo(needs: Needs, stores: Pick<Stores, 'forms' | 'entries'>): PostsFromWordPress {
  const { db, clock, events } = needs
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

  async function rowFor(post: WxrItem, on: TakingPosts): Promise<EntryInsert> {
    const isMessage = post.type === 'flamingo_inbound'
    const own = isMessage ? await formOf(post, on) : undefined
    const form = own ?? (await formForOthers())
    const channel = own ? '' : (post.terms.find(({ taxonomy }) => taxonomy === CHANNEL)?.name ?? '')
    return rowOf(post, isMessage ? messageIn(post, form.form, channel) : contactIn(post), form, needs)
  }

  return {
    as: 'posts',
    types: ['flamingo_inbound', 'flamingo_contact'],
    what: 'message',
    take: async (posts, on) => {
      const { isComing, came, gaps } = sorted(posts, clock.now())
      if (on.isLook) return { came, gaps }
      for (const some of parts(posts.oldestFirst)) {
        const rows: EntryInsert[] = []
        for (const post of some) if (isComing(post)) rows.push(await rowFor(post, on))
        await db.transaction().execute(async (trx) => {
          for (const row of rows) await stores.entries.add(row, trx)
          await on.remember(some, trx)
          if (rows.length) await events.tell('forms.received', trx)
        })
      }
      return { came, gaps }
    },
  }
}

function* parts(posts: Iterable<WxrItem>): Generator<readonly WxrItem[]> {
  let [some, length]: [WxrItem[], number] = [[], 0]
  for (const post of posts) {
    some.push(post)
    for (const text of post.meta.values()) length += text.length
    if (some.length < AT_ONCE && length < LONGEST) continue
    yield some
    ;[some, length] = [[], 0]
  }
  if (some.length) yield some
}

type Sorted = { readonly isComing: (post: WxrItem) => boolean; readonly came: number; readonly gaps: readonly string[] }

/** Which of them come, how many those are, and what stays behind. */
function sorted(posts: PostList, now: Date): Sorted {
  const wrote = new Set<string>()
  const isOldSpam = ({ status, date }: WxrItem): boolean =>
    status === 'flamingo-spam' && now.getTime() - Date.parse(date || '2000-01-01') > QUARANTINE_DAYS * DAY
  const isKnown = (post: WxrItem): boolean => post.type === 'flamingo_contact' && wrote.has(emailOf(post)) && post.terms.length === 0
  const isComing = (post: WxrItem): boolean => !isOldSpam(post) && !isKnown(post)
  let [came, spam, files, contacts] = [0, 0, 0, 0]
  const count = (post: WxrItem): void => {
    if (isOldSpam(post)) spam++
    if (!isComing(post)) return
    came++
    files += filesIn(post)
  }
  for (const post of posts) {
    if (post.type === 'flamingo_contact') contacts++
    else {
      wrote.add(emailOf(post))
      count(post)
    }
  }
  if (contacts) for (const post of posts) if (post.type === 'flamingo_contact') count(post)
  return {
    ...{ isComing, came },
    gaps: [...(spam ? [words.spam(spam, QUARANTINE_DAYS)] : []), ...(files ? [words.sentFiles(files)] : [])],
  }
}

function rowOf(
  post: WxrItem,
  { content, sender, page, isSpam }: FlamingoMessage,
  { id, version, form }: KnownForm,
  { clock, keys }: Needs,
): EntryInsert {
  const now = clock.now().toISOString()
  const at = post.date ? new Date(post.date).toISOString() : now
  return {
    ...{ form_id: id, version, state: isSpam ? 'spam' : 'read', doubts: '[]', files: 0, page },
    sender: (sender || senderOf(form, content)).slice(0, 300),
    summary: summaryOf(content),
    content: JSON.stringify(content),
    search_text: searchTextOf(content),
    at: at > now ? now : at,
    // Its e-mails went out there, long ago: none waits here for its release.
    is_held: 0,
    content_key: hashOf(keys, 'flamingo', post.id, post.guid),
  }
}
