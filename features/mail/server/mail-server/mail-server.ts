import type { Tools } from '@frontage/kit/feature.server'
import { MailHostRefused } from '@frontage/kit/post/mail-server.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { refuseOutdated, revisionOf } from '@frontage/kit/storage/revision.server'
import { answer, type Context, type Route } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages'
import { getMailServer, type MailServer, removeMailServer, saveMailServer } from '../../wire.mail-server'
import { maySetMailServer } from '../policy'

type Desk = Pick<Tools, 'db' | 'mailing' | 'audit' | 'events'>

/** Which mail server sends the e-mails: that of the environment wins over the one that is named here. */
export const mailServerRoutes = (desk: Desk): Route[] => [
  answer(getMailServer)
    .allow(maySetMailServer)
    .with(() => shown(desk)),
  answer(saveMailServer)
    .allow(maySetMailServer)
    .proved()
    .with(async ({ revision, ...named }, context) => {
      requireOwnChoice(desk)
      const { servers } = desk.mailing
      if (named.security === 'none' && !servers.mayBeLocal) throw refused('not-encrypted', messages.notEncrypted, 'security')
      await change(desk, 'mail.server', context, async (trx) => {
        refuseOutdated(revision, revisionOf((await servers.readForChange(trx)) ?? null))
        await servers.write(named, trx)
      }).catch(inWords)
      return shown(desk)
    }),
  answer(removeMailServer)
    .allow(maySetMailServer)
    .proved()
    .with(async (_request, context) => {
      requireOwnChoice(desk)
      await change(desk, 'mail.remove-server', context, desk.mailing.servers.remove)
      return shown(desk)
    }),
]

async function shown({ mailing }: Desk): Promise<MailServer> {
  const { fixed, servers, from } = mailing
  const nothing = {
    revision: '',
    host: '',
    port: 465,
    security: 'tls' as const,
    user: '',
    hasPassword: false,
    mayBePlain: servers.mayBeLocal,
  }
  if (fixed) return { ...nothing, by: 'environment', host: fixed.host, from: from() }
  const kept = await servers.read()
  const revision = revisionOf(kept ?? null)
  if (!kept) return { ...nothing, revision, by: 'none', from: '' }
  const { password, ...rest } = kept
  return { ...nothing, ...rest, revision, by: 'admin', hasPassword: password !== '' }
}

async function change(
  { db, mailing, audit, events }: Desk,
  action: string,
  context: Context,
  write: (trx: AnyDatabase) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await write(trx)
    await audit.note({ action, target: 'the mail server' }, context, trx)
    await events.tell('mail.changed', trx)
  })
  await mailing.load()
}

const refused = (code: string, words: string, field: string): Refusal => new Refusal(code, words, { status: 400, field })

function requireOwnChoice({ mailing }: Desk): void {
  if (mailing.fixed) throw new Refusal('mail-by-environment', messages.byEnvironment, { status: 409 })
}

function inWords(reason: unknown): never {
  if (!(reason instanceof MailHostRefused)) throw reason
  throw refused('mail-host', reason.isUnknown ? messages.unknownHost : messages.innerHost, 'host')
}
