import type { Tools } from '@frontage/kit/feature.server'
import { firstLanguageOf } from '@frontage/kit/site-language'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { createSite } from '@frontage/kit/storage/site.server'
import { answer, type Context } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { Refusal } from '@frontage/kit/wire/refusal'
import { isTimeZone } from '@frontage/kit/zone'
import { messages } from '../../messages'
import { setUpOwner } from '../../wire.admin'
import type { NewAccount } from '../accounts.store'
import type { Letters } from '../mails/letters'
import type { Passwords } from '../password/passwords'
import { requireGoodPassword } from '../password/require-good-password'
import type { Presenter } from '../presenter'
import type { Devices } from '../sign-in/devices'
import { fromOf } from '../sign-in/let-in'
import type { Stores } from '../stores'
import type { SetUpToken } from './set-up-token'

type Door = Pick<Tools, 'audit' | 'clock' | 'events' | 'outbox' | 'settings' | 'site'> & {
  readonly stores: Stores
  readonly passwords: Passwords
  readonly setUpToken: SetUpToken
  readonly devices: Devices
  readonly letters: Letters
  readonly presenter: Presenter
}

const wrongToken = (): Refusal => new Refusal('wrong-token', messages.wrongSetUpToken, { status: 403, field: 'token' })
const alreadySetUp = (): Refusal => new Refusal('already-set-up', messages.alreadySetUp, { status: 409 })

/** Makes the first owner, once. The token is looked at before any work is done for whoever sent it. */
export const setUpOwnerRoute = (door: Door) =>
  answer(setUpOwner)
    .allow(anyone)
    .with(async ({ token, name, email, password, timeZone, language }, context) => {
      const { stores, passwords, clock } = door
      if (!(await stores.setUp.expects(token))) throw (await stores.accounts.hasOwner()) ? alreadySetUp() : wrongToken()
      await requireGoodPassword(password, 'password', [name, email], door.site)
      const password_hash = await passwords.hash(password)
      const owner = { name, email, role: 'owner', password_hash, created_at: clock.now().toISOString() } as const
      const made = await makeOwner(door, { token, owner, place: { timeZone, language } }, context)
      context.cookie.set(made.session, door.settings.sessionAge)
      door.devices.of(context).remember(made.account)
      door.setUpToken.forget()
      return { me: await door.presenter.meOf(made.account) }
    })

/** Where the owner's browser is. */
type Place = { readonly timeZone: string | undefined; readonly language: string | undefined }
type First = { readonly token: string; readonly owner: NewAccount; readonly place: Place }

/** Claim, account, session, letter, time zone, language and audit line stand together or not at all; of two at once, one wins the claim. */
async function makeOwner({ stores, audit, events, letters, outbox }: Door, { token, owner, place }: First, context: Context) {
  const letter = await letters.welcome({ ...owner, language: context.language ?? '' })
  return stores.together(async ({ accounts, sessions, setUp, trx }) => {
    const isFirst = (await setUp.claim(token)) && !(await accounts.hasOwner())
    const account = isFirst ? await accounts.add(owner) : undefined
    if (!account) throw alreadySetUp()
    await accounts.letIn(account, owner.created_at)
    await keepPlace(place, trx)
    await outbox.add(letter, trx)
    const who = { accountId: account.id, name: account.name }
    await audit.note({ action: 'account.set-up', target: `account ${account.id}`, who }, context, trx)
    for (const news of ['accounts.changed', 'site.set-up'] as const) await events.tell(news, trx)
    return { account, session: await sessions.start(account.id, fromOf(context)) }
  })
}

async function keepPlace({ timeZone = '', language = '' }: Place, trx: AnyDatabase): Promise<void> {
  const site = createSite(trx)
  // A browser may know zones that this machine does not.
  if (timeZone && isTimeZone(timeZone)) await site.write('time-zone', timeZone)
  const first = firstLanguageOf(language, timeZone)
  if (first) await site.write('language', first)
}
