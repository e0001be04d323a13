import type { Tools } from '@frontage/kit/feature.server'
import { type AboutPerson, namesOf } from '@frontage/kit/personal.server'
import { packSite } from '@frontage/kit/site-archive.server'
import { answer, type Context, type Route } from '@frontage/kit/wire/answer.server'
import { Download } from '@frontage/kit/wire/download'
import { written } from '@frontage/kit/wire/written-download.server'
import { erasePerson, exportErasures, exportPerson, listErasures, lookUpPerson, statePerson } from '../wire.privacy'
import { mayHandlePrivacy } from './policy'
import type { OwnersPrivacy } from './privacy'

type Desk = Pick<Tools, 'audit' | 'clock' | 'files'> & { readonly privacy: OwnersPrivacy }

/** Whose name stands beside what somebody signed in does. */
const nameOf = ({ actor }: Context): string => (actor.role === 'visitor' ? '' : actor.name)

/** What owners do about the data of one person: look, state, hand over, erase. */
export const createPrivacyRoutes = ({ privacy, audit, clock, files }: Desk): Route[] => [
  answer(lookUpPerson)
    .allow(mayHandlePrivacy)
    .with(async ({ address }, context) => {
      const found = await privacy.about(address)
      await audit.note({ action: 'privacy.look', target: namesOf(found) }, context)
      return { ...countsOf(found), erasures: await privacy.erasuresOf(found) }
    }),
  answer(statePerson)
    .allow(mayHandlePrivacy)
    .proved()
    .with(async ({ address }, context) => {
      const found = await privacy.about(address)
      await audit.note({ action: 'privacy.statement', target: namesOf(found) }, context)
      const kinds = found.parts.map(({ kind, own }) => ({
        kind,
        records: own.map(({ files, facts, ...record }) => ({ ...record, facts: [...facts], files: files.map(({ name }) => name) })),
      }))
      return { mailbox: found.mailbox, at: clock.now().toISOString(), kinds }
    }),
  answer(exportPerson)
    .allow(mayHandlePrivacy)
    .proved()
    .with(async ({ address }, context) => {
      const found = await privacy.about(address)
      const archive = await written(files.incoming, (target) => packSite(target, privacy.copy(found)))
      await audit.note({ action: 'privacy.export', target: namesOf(found) }, context)
      return new Download('personal-data.tar.gz', 'application/gzip', archive)
    }),
  answer(erasePerson)
    .allow(mayHandlePrivacy)
    .proved()
    .with(async ({ address }, context) => {
      const note = (id: number, trx: Tools['db']) => audit.note({ action: 'privacy.erase', target: `erasure ${id}` }, context, trx)
      const { erasure, counts, named } = await privacy.erase(address, { by: nameOf(context), note })
      return { erasure, counts: [...counts], named: namedIn(named) }
    }),
]

/** Whom the site has forgotten, as hashes. */
export const createErasureRoutes = ({ privacy, audit }: Omit<Desk, 'clock' | 'files'>): Route[] => [
  answer(listErasures)
    .allow(mayHandlePrivacy)
    .with(async () => ({ erasures: await privacy.erased() })),
  answer(exportErasures)
    .allow(mayHandlePrivacy)
    .with(async (_request, context) => {
      const list = await privacy.erasures()
      await audit.note({ action: 'privacy.erasures', target: 'erasures' }, context)
      return new Download('erasures.txt', 'text/plain; charset=utf-8', Buffer.from(list))
    }),
]

const namedIn = (parts: AboutPerson['parts']) =>
  parts.filter((part) => part.named.length).map(({ kind, named }) => ({ kind, ids: [...named] }))

const countsOf = ({ mailbox, parts }: AboutPerson) => ({
  mailbox,
  kinds: parts
    .filter(({ own }) => own.length)
    .map(({ kind, own }) => {
      const times = own.map(({ at }) => at).sort()
      const files = own.reduce((sum, record) => sum + record.files.length, 0)
      return { kind, count: own.length, files, first: times[0] ?? '', last: times.at(-1) ?? '' }
    }),
  named: namedIn(parts),
  signsIn: parts.some(({ own, isErasable }) => !isErasable && own.length > 0),
})
