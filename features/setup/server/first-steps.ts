import { answer, type Context } from '@frontage/kit/wire/answer.server'
import { messages } from '../messages.admin'
import { hideFirstSteps, leaveOutStep, notePageRead, type Setup } from '../wire.admin'
import { type FirstSteps, getFirstSteps } from '../wire.first-steps'
import { setupOf } from './get-setup'
import { priced } from './pages/facts'
import { maySetUp } from './policy'
import type { SetupDesk } from './setup-desk'

type Name = FirstSteps['steps'][number]['name']
type Known = { readonly setup: Setup; readonly notes: ReadonlySet<string>; readonly deeds: ReadonlySet<string> }

const hiddenFor = ({ actor }: Pick<Context, 'actor'>): string => `hidden ${actor.role === 'visitor' ? 0 : actor.accountId}`
const readNote = (page: string): string => `read ${page}`
const leftOut = (step: Name): string => `left-out ${step}`

const pageScreen = ({ pages }: Setup, name: string): string => {
  const id = pages.find((page) => page.name === name)?.id
  return id ? `/admin/pages?page=${id}` : '/admin/setup/check'
}

/** Those that are asked for until the site is open, and those that come after it. */
const before: readonly Name[] = ['answers', 'read', 'write', 'prices', 'message', 'publish']
const after: readonly Name[] = ['review', 'project', 'mail', 'address', 'backup']
const optional: readonly Name[] = ['prices', 'project', 'address']

const isTrue: Readonly<Record<Name, (known: Known) => boolean>> = {
  answers: ({ setup: { states, isMade } }) => isMade && states.every(({ step, state }) => step === 'check' || state !== 'faulty'),
  read: ({ setup: { isMade, pages }, notes }) => isMade && pages.every(({ name }) => notes.has(readNote(name))),
  write: ({ setup: { isMade, pages } }) => isMade && pages.every(({ gaps }) => gaps.length === 0),
  prices: ({ setup: { answers } }) => priced(answers.offer).length > 0,
  message: ({ deeds }) => deeds.has('message'),
  publish: ({ setup: { isOpen } }) => isOpen,
  review: ({ deeds }) => deeds.has('review'),
  project: ({ deeds }) => deeds.has('project'),
  mail: ({ deeds }) => deeds.has('mail'),
  address: ({ setup: { publicUrl } }) => publicUrl.startsWith('https://'),
  backup: ({ deeds }) => deeds.has('backup'),
}

/** Where each of them is done. */
const placeOf: Readonly<Record<Name, (setup: Setup) => string>> = {
  answers: ({ next }) => `/admin/setup/${next}`,
  read: (setup) => pageScreen(setup, 'home'),
  write: (setup) => pageScreen(setup, 'about'),
  prices: () => '/admin/setup/offer',
  message: (setup) => (setup.isOpen ? '/contact' : `${setup.preview.replace('path=/', 'path=/contact')}`),
  publish: () => '/admin/setup/check',
  review: () => '/admin/reviews',
  project: () => '/admin/portfolio',
  mail: () => '/admin/mails',
  address: () => '/admin/status',
  backup: () => '/admin/backups',
}

function stepFrom(name: Name, known: Known): FirstSteps['steps'][number] {
  const { title, text, action } = messages.steps[name]
  const { pages } = known.setup
  const read = pages.filter((page) => known.notes.has(readNote(page.name))).length
  return {
    ...{ name, title, action, at: placeOf[name](known.setup) },
    text: typeof text === 'string' ? text : text(read, pages.length),
    isDone: isTrue[name](known),
    isLeftOut: known.notes.has(leftOut(name)),
    isOptional: optional.includes(name),
  }
}

async function firstStepsOf(desk: SetupDesk, context: Context): Promise<FirstSteps> {
  const setup = await setupOf(desk)
  const asked = await Promise.all(
    Object.entries(desk.registry.firstDeeds()).map(async ([name, isDone]) => ((await isDone()) ? [name] : [])),
  )
  const known: Known = { setup, notes: await desk.store.notes(), deeds: new Set(asked.flat()) }
  const list = (names: readonly Name[]) => names.map((name) => stepFrom(name, known))
  const steps = list(before)
  return {
    ...{ isOpen: setup.isOpen, isMade: setup.isMade, isHidden: known.notes.has(hiddenFor(context)), steps },
    more: setup.isOpen ? list(after) : [],
    done: steps.filter(({ isDone, isLeftOut }) => isDone || isLeftOut).length,
  }
}

export const firstStepRoutes = (desk: SetupDesk) => [
  answer(getFirstSteps)
    .allow(maySetUp)
    .with((_, context) => firstStepsOf(desk, context)),
  answer(hideFirstSteps)
    .allow(maySetUp)
    .with(async ({ isHidden }, context) => {
      await noteDown(desk, hiddenFor(context), context, isHidden)
      return firstStepsOf(desk, context)
    }),
  answer(leaveOutStep)
    .allow(maySetUp)
    .with(async ({ name }, context) => {
      await noteDown(desk, leftOut(name), context)
      return firstStepsOf(desk, context)
    }),
  answer(notePageRead)
    .allow(maySetUp)
    .with(async ({ name }, context) => {
      await noteDown(desk, readNote(name), context)
      return firstStepsOf(desk, context)
    }),
]

const noteDown = (desk: SetupDesk, name: string, context: Context, isSo = true): Promise<void> =>
  desk.inTurn(async (trx) => {
    await (isSo ? desk.store.note(name, desk.now(), trx) : desk.store.forget(name, trx))
    await desk.audit.note({ action: 'setup.note', target: name.split(' ')[0] ?? '' }, context, trx)
  })
