import type { Tools } from '@frontage/kit/feature.server'
import type { SiteLocale } from '@frontage/kit/say'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { createSite } from '@frontage/kit/storage/site.server'
import { storedIn } from '@frontage/kit/storage/stored-json.server'
import { parse } from 'valibot'
import { type Answers, answerShapes } from '../answers'
import { choiceOf, typedWeek } from '../hours'
import { type AskedStep, askedSteps, usualPages } from '../spec'
import { townLine } from '../town'
import { type Details, detailsIn } from './details'
import { kindOf, looksFor } from './kinds/kinds'
import type { SetupStore, StepRecord } from './setup.store'
import type { SiteParts } from './site-parts'

type Asked = Pick<Tools, 'db'> & { readonly store: SetupStore; readonly parts: SiteParts }
/** What was answered, and how each step stands. */
export type Answered = SiteLocale & { readonly answers: Answers; readonly steps: ReadonlyMap<string, StepRecord> }

/** What stands for a step of which nothing was typed. */
const emptyAnswers = (): Answers =>
  Object.fromEntries(askedSteps.map((step) => [step, parse(answerShapes[step] as never, {})])) as unknown as Answers

/**
 * Everything as it is now. What other screens keep too, such as the phone number, is read from there; only what has to be
 * mended is shown as it was typed.
 */
export async function readAnswers({ db, store, parts }: Asked, { language, timeZone }: SiteLocale, trx?: AnyDatabase): Promise<Answered> {
  const steps = await store.steps(trx)
  const site = createSite(trx ?? db)
  const [details, name, ownerMail] = [await detailsIn(parts, trx), (await site.read('name')) ?? '', (await site.read('owner-mail')) ?? '']
  const typed = typedIn(steps)
  const isFaulty = (step: AskedStep): boolean => steps.get(step)?.state === 'faulty'
  const business = isFaulty('business') ? typed.business : { ...typed.business, name: name || typed.business.name }
  const place = isFaulty('place') ? typed.place : placeFrom(details, typed.place, { ownerMail, language, isNew: !steps.has('place') })
  const look = typed.look.look ? typed.look : { look: looksFor(kindOf(business.kind), []).best }
  const pages = steps.get('pages')?.state === 'done' ? typed.pages : { pages: [...usualPages] }
  return { answers: { ...typed, business, place, look, pages }, steps, language, timeZone }
}

function typedIn(steps: ReadonlyMap<string, StepRecord>): Answers {
  const empty = emptyAnswers()
  const kept = askedSteps.flatMap((step) => {
    const row = steps.get(step)
    const answers = row && storedIn(answerShapes[step] as never, row.answers, `the answers to ${step}`)
    return answers ? [[step, answers] as const] : []
  })
  return { ...empty, ...Object.fromEntries(kept) } as Answers
}

type Around = { readonly ownerMail: string; readonly language: string; readonly isNew: boolean }

function placeFrom(
  { street, city, postcode, phone, email, hours }: Details,
  typed: Answers['place'],
  { ownerMail, language, isNew }: Around,
): Answers['place'] {
  const week = hours ? typedWeek(hours) : parse(answerShapes.place, {}).week
  const choice = hours ? choiceOf(week) : typed.hours === 'appointment' ? 'appointment' : ''
  return { street, town: townLine({ city, postcode }, language), phone, email: email || (isNew ? ownerMail : ''), hours: choice, week }
}
