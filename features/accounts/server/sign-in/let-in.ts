import type { Tools } from '@frontage/kit/feature.server'
import type { Context } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages'
import type { AccountRow } from '../accounts.tables'
import type { Letters } from '../mails/letters'
import type { Stores } from '../stores'
import { deviceWords } from './device-words'
import type { Devices } from './devices'
import type { From } from './sessions.store'
import { STEP_COOKIE } from './step-ticket'

export type Entrance = Pick<Tools, 'audit' | 'clock' | 'outbox' | 'settings'> & {
  readonly stores: Stores
  readonly devices: Devices
  readonly letters: Letters
}

export const wrongCredentials = (): Refusal => new Refusal('wrong-credentials', messages.wrongCredentials, { status: 401 })

export const fromOf = ({ agent, network }: Context): From => ({ device: deviceWords(agent), network })

/**
 * A session for whoever has shown who they are; `how` stands in the log where it was not the password alone. The session that this
 * browser had before ends, whoever chose its value. A browser that the account does not know is told by e-mail.
 */
export async function letIn(
  { stores, audit, clock, devices, letters, outbox, settings }: Entrance,
  account: AccountRow,
  context: Context,
  how = '',
) {
  const device = devices.of(context)
  const from = fromOf(context)
  const isNews = account.last_seen_at !== null && device.knownTo(account) === undefined
  const letter = isNews ? await letters.newDevice(account, context) : undefined
  const token = await stores.together(async ({ accounts, sessions, trx }) => {
    if (!(await accounts.letIn(account, clock.now().toISOString()))) throw wrongCredentials()
    if (context.cookie.token) await sessions.end(context.cookie.token)
    const who = { accountId: account.id, name: account.name }
    await audit.note({ action: 'account.sign-in', target: `account ${account.id}${how && ` (${how})`}`, who }, context, trx)
    if (letter) await outbox.add(letter, trx)
    return sessions.start(account.id, from)
  })
  await stores.sessions.sweep()
  context.cookie.set(token, settings.sessionAge)
  if (context.cookie.read(STEP_COOKIE)) context.cookie.write(STEP_COOKIE, '', 0)
  device.remember(account)
}
