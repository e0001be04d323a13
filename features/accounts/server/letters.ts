import type { Tools } from '@frontage/kit/feature.server'
import type { NewMail } from '@frontage/kit/post/outbox.server'
import { dateFormat } from '@frontage/kit/say'
import { messages } from '../messages'
import type { AccountRow } from './accounts.tables'
import type { From } from './sessions.store'
import { siteNameOf } from './site-name'

export type Letters = ReturnType<typeof createLetters>

const moment = dateFormat({ dateStyle: 'long', timeStyle: 'short' })

/** E-mails to a person about their account. Written before the transaction that they are kept in. */
export function createLetters({ site, clock, publicUrl }: Pick<Tools, 'site' | 'clock' | 'publicUrl'>) {
  const address = `${publicUrl}/admin/account`
  const now = (): string => moment().format(clock.now())
  const mail = async ({ email: to }: AccountRow, subjectOf: (siteName: string) => string, text: string): Promise<NewMail> => ({
    to,
    subject: subjectOf(await siteNameOf(site)),
    text,
  })

  return {
    newDevice: (account: AccountRow, from: From) =>
      mail(account, messages.newDeviceSubject, messages.newDeviceText(account.name, { ...from, at: now(), address })),
    passwordChanged: (account: AccountRow) => mail(account, messages.changedSubject, messages.changedHereText(account.name, now())),
    /** To the address that still signs in: another one is to take its place. */
    emailAsked: (account: AccountRow, email: string) =>
      mail(account, messages.emailAskedSubject, messages.emailAskedText(account.name, { email, at: now(), address })),
    /** Both addresses hear of it: the one before, and the one from now on. */
    emailChanged: (account: AccountRow, email: string) => {
      const text = messages.emailChangedText(account.name, account.email, email)
      return Promise.all([account, { ...account, email }].map((to) => mail(to, messages.emailChangedSubject, text)))
    },
    guessed: (account: AccountRow) => mail(account, messages.guessedSubject, messages.guessedText(account.name, address)),
    codesGuessed: (account: AccountRow) => mail(account, messages.codesGuessedSubject, messages.codesGuessedText(account.name, address)),
    changed: (account: AccountRow, what: string) =>
      mail(account, messages.securitySubject, messages.securityText(account.name, what, now(), address)),
  }
}
