import type { AdminLanguage } from '@frontage/kit/admin-language'
import type { Tools } from '@frontage/kit/feature.server'
import { inLanguage, mailLanguageOf } from '@frontage/kit/person-texts'
import type { NewMail } from '@frontage/kit/post/outbox.server'
import { dateFormat, say } from '@frontage/kit/say'
import type { AccountRow } from '../accounts.tables'
import { deviceWords } from '../sign-in/device-words'
import { siteNameOf } from '../site-name'
import { type AccountMailWords, accountMailWords } from './mail-words'

export type Letters = ReturnType<typeof createLetters>
export type AccountChange = keyof AccountMailWords['changes']

type Kind = {
  [Key in keyof AccountMailWords]: AccountMailWords[Key] extends { readonly subject: string } ? Key : never
}[keyof AccountMailWords]
type Gaps = Readonly<Record<string, string | number>>
/** Who is written to; `language`: what they chose for the admin, '' for nothing. */
type Receiver = Pick<AccountRow, 'name' | 'email' | 'language'>

/** `language`: that of whoever asked for it, for somebody who has not chosen one yet. */
type Asked = { readonly link: string; readonly language: AdminLanguage | undefined }

const moment = dateFormat({ dateStyle: 'long', timeStyle: 'short' })

/** E-mails to a person about their account, in their language. Written before the transaction that stores them. */
export function createLetters({ site, clock, publicUrl }: Pick<Tools, 'site' | 'clock' | 'publicUrl'>) {
  const address = `${publicUrl}/admin/account`

  async function letter(
    kind: Kind,
    { name, email: to, language: chosen }: Receiver,
    gapsOf: (words: AccountMailWords) => Gaps,
  ): Promise<NewMail> {
    const siteName = await siteNameOf(site)
    const language = mailLanguageOf(chosen)
    const words = accountMailWords(language)
    return inLanguage(language, () => {
      const gaps = { site: siteName, name, address, at: moment().format(clock.now()), ...gapsOf(words) }
      return { to, subject: say(words[kind].subject, gaps), text: say(words[kind].text, gaps) }
    })
  }

  return {
    invitation: (account: AccountRow, { by, link, language }: Asked & { readonly by: string }) =>
      letter('invitation', { ...account, language: account.language || (language ?? '') }, () => ({ by, link })),
    welcome: (owner: Receiver) => letter('welcome', owner, () => ({ address: `${publicUrl}/admin` })),
    reset: (account: AccountRow, { link, language }: Asked) =>
      letter('reset', { ...account, language: account.language || (language ?? '') }, () => ({ link })),
    passwordReset: (account: AccountRow) => letter('changed', account, () => ({})),
    passwordChanged: (account: AccountRow) => letter('changedHere', account, () => ({})),
    newDevice: (account: AccountRow, { agent, network }: { readonly agent: string; readonly network: string }) =>
      letter('newDevice', account, (words) => ({ device: deviceWords(agent, words), network })),
    confirmEmail: (account: AccountRow, email: string, link: string) => letter('confirmEmail', { ...account, email }, () => ({ link })),
    /** To the address that still signs in: another one is to take its place. */
    emailAsked: (account: AccountRow, email: string) => letter('emailAsked', account, () => ({ email })),
    /** Both addresses hear of it: the one before, and the one from now on. */
    emailChanged: (account: AccountRow, email: string) =>
      Promise.all([account, { ...account, email }].map((to) => letter('emailChanged', to, () => ({ before: account.email, now: email })))),
    guessed: (account: AccountRow) => letter('guessed', account, () => ({})),
    codesGuessed: (account: AccountRow) => letter('codesGuessed', account, () => ({})),
    /** `gaps`: what the sentence about the change says of it. */
    changed: (account: AccountRow, change: AccountChange, gaps: Gaps = {}) =>
      letter('security', account, ({ changes }) => ({ what: say(changes[change], gaps) })),
  }
}
