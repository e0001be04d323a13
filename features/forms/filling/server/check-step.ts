import { randomInt } from 'node:crypto'
import { answer } from '@frontage/kit/wire/answer.server'
import { lastOfEach } from '@frontage/kit/wire/body.server'
import { anyone } from '@frontage/kit/wire/permission'
import { wireMessages as say } from '../../messages.server'
import { FILLING } from '../../own-fields'
import type { Riddles } from '../../server/contracts'
import type { FormsStore } from '../../server/forms.store'
import { needForm } from '../../server/need-form'
import { isUnaccepted, readSent, type Sent } from '../../server/sent-form'
import type { StepAnswer } from '../wire'
import { checkStep, checkStepRoute } from '../wire.legacy'
import type { IssueCollector } from './issue-collector'

type Needs = { readonly forms: FormsStore; readonly mistakes: IssueCollector; readonly riddles: Riddles }

const formIn = ({ _wpcf7: id }: Readonly<Record<string, unknown>>): number | undefined =>
  typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : undefined

/** Facts, §8: nothing is kept, and no draft of anybody is read. Which step it is stands in `_frontage_step`; else all of them. */
async function check({ forms, mistakes, riddles }: Needs, body: Readonly<Record<string, unknown>>): Promise<StepAnswer> {
  const id = formIn(body)
  if (id === undefined) return notFound
  const known = await needForm(forms, id)
  const sent = readSent(known.form, body)
  const number = sent.own('_frontage_step')
  const step = /^\d{1,2}$/.test(number) ? known.form.steps[Number(number)] : undefined
  const names = new Set((step?.fields ?? sent.fields).map(({ name }) => name))
  const complaints = (await mistakes.find(known, sent)).filter(({ field }) => names.has(field))
  const unaccepted = sent.fields.filter((field) => names.has(field.name) && isUnaccepted(field, sent))
  const named = new Set(complaints.map(({ field }) => field))
  const all = [
    ...complaints,
    ...unaccepted.filter(({ name }) => !named.has(name)).map(({ name }) => ({ field: name, message: known.form.texts.accept_terms })),
  ]
  const own = { _cf7mls_db_form_data_id: fillingOf(sent) }
  if (!all.length) return { success: true, invalid_fields: [], message: '', ...own }
  const invalid_fields = Object.fromEntries(all.map(({ field, message }) => [field, { reason: message, idref: null }]))
  return {
    success: false,
    invalid_fields,
    message: known.form.texts.validation_error,
    ...own,
    ...riddles.askWrong(known.id, known.form, complaints),
  }
}

/** The number of one filling-in: the one that came along with its next step, or a new one. Nothing is kept under it. */
function fillingOf(sent: Sent): number {
  const came = Number(/^[1-9]\d{0,14}$/.exec(sent.own(FILLING))?.[0])
  return came || randomInt(1, 2 ** 31)
}

const notFound: StepAnswer = { success: false, invalid_fields: [], message: say.notFound }

/** Files of a step are read when its form is known: the originals name it in their first field. */
const beforeFiles =
  ({ forms }: Needs) =>
  async (fields: Readonly<Record<string, unknown>>): Promise<StepAnswer | undefined> => {
    const id = formIn(fields)
    if (id === undefined) return notFound
    await needForm(forms, id)
    return undefined
  }

export const checkStepRoutes = (needs: Needs) => [
  answer(checkStep)
    .allow(anyone)
    .beforeFiles(beforeFiles(needs))
    .with((body) => check(needs, body)),
  answer(checkStepRoute)
    .allow(anyone)
    .beforeFiles((fields) => beforeFiles(needs)(lastOfEach(fields)))
    .with((body) => check(needs, lastOfEach(body))),
]
