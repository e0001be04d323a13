import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { refuseOutdated, revisionOf } from '@frontage/kit/storage/revision.server'
import { createSite } from '@frontage/kit/storage/site.server'
import { answer, type Context } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import type { Answers } from '../answers'
import { messages } from '../messages.admin'
import type { AskedStep } from '../spec'
import { townIn } from '../town'
import { saveSetup, skipStep } from '../wire.admin'
import { readAnswers } from './answers'
import { type Around, aroundOf } from './around'
import { changeDetails, detailsIn } from './details'
import { weekAnswered } from './facts'
import { setupOf } from './get-setup'
import { issuesOf } from './issues'
import { kindOf } from './kinds/kinds'
import { wearLook } from './look'
import { maySetUp } from './policy'
import { nameOf, type SetupDesk } from './setup-desk'

type Saved = Parameters<typeof keep>[0]
type Into = { readonly trx: AnyDatabase; readonly by: string }

export const saveSetupRoute = (desk: SetupDesk) =>
  answer(saveSetup)
    .allow(maySetUp)
    .with(async (step, context) => {
      const issues = await issuesOf(desk, step.step, step.answers as never)
      const around = await aroundOf(desk)
      await desk.inTurn(async (trx) => {
        const { answers: stand } = await readAnswers(desk, around, trx)
        if (step.revision) refuseOutdated(step.revision, revisionOf(stand[step.step]))
        await keep(step, issues.length ? 'faulty' : 'done', context, desk, trx)
        if (!issues.length) await apply(step, { trx, by: nameOf(context) }, desk, around)
        await desk.audit.note({ action: 'setup.save', target: step.step }, context, trx)
      })
      return setupOf(desk)
    })

async function keep(
  { step, answers }: { readonly step: AskedStep; readonly answers: unknown },
  state: 'done' | 'faulty',
  context: Context,
  { store, now }: SetupDesk,
  trx: AnyDatabase,
): Promise<void> {
  await store.keepStep({ step, state, answers: JSON.stringify(answers), saved_at: now(), saved_by: nameOf(context) }, trx)
}

/** Writes what other screens keep too to where they keep it. */
async function apply(saved: Saved, into: Into, desk: SetupDesk, around: Around): Promise<void> {
  if (saved.step === 'business') {
    const { name, kind } = saved.answers as Answers['business']
    await createSite(into.trx).write('name', name.trim())
    const details = await detailsIn(desk.parts, into.trx)
    const schema = kindOf(kind)?.schema
    await changeDetails({ ...(details.name && { name: name.trim() }), ...(schema && { kind: schema }) }, desk.parts, into)
  }
  if (saved.step === 'place') {
    const place = saved.answers as Answers['place']
    const { street, phone, email, town } = place
    const lines = { street: street.trim(), phone: phone.trim(), email: email.trim(), ...townIn(town) }
    await changeDetails({ ...lines, hours: weekAnswered(place) ?? null }, desk.parts, into)
  }
  if (saved.step === 'look' || saved.step === 'logo') await wearLook(desk, into, around, { isChosen: true })
}

export const skipStepRoute = (desk: SetupDesk) =>
  answer(skipStep)
    .allow(maySetUp)
    .with(async ({ step }, context) => {
      if (step === 'business') throw new Refusal('cannot-skip', messages.cannotSkip, { field: 'step' })
      await desk.inTurn(async (trx) => {
        const known = (await desk.store.steps(trx)).get(step)
        const row = known?.state === 'done' ? known : { step, answers: known?.answers ?? '{}', state: 'skipped' as const }
        await desk.store.keepStep({ ...row, saved_at: desk.now(), saved_by: nameOf(context) }, trx)
        await desk.audit.note({ action: 'setup.skip', target: step }, context, trx)
      })
      return setupOf(desk)
    })
