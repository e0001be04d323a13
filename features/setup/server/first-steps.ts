import { answer, type Context } from '@frontage/kit/wire/answer.server'
import { messages } from '../messages.admin'
import { hideFirstSteps, leaveOutStep, notePageRead, noteStep, type Setup } from '../wire.admin'
import { type FirstSteps, getFirstSteps } from '../wire.first-steps'
import { setupOf } from './get-setup'
import { frameNow } from './make-site'
import { priced } from './pages/facts'
import { maySetUp } from './policy'
import type { SetupDesk } from './setup-desk'

type Name = FirstSteps['steps'][number]['name']
type Known = {
  readonly setup: Setup
  readonly notes: ReadonlySet<string>
  readonly actions: ReadonlySet<string>
  readonly hasLogo: boolean
}

const hiddenFor = ({ actor }: Pick<Context, 'actor'>): string => `hidden ${actor.role === 'visitor' ? 0 : actor.accountId}`
const readNote = (page: string): string => `read ${page}`
const doneNote = (step: Name): string => `done ${step}`
const leftOut = (step: Name): string => `left-out ${step}`

const pageScreen = ({ pages }: Setup, name: string): string => {
  const id = pages.find((page) => page.name === name)?.id
  return id ? `/admin/pages?page=${id}` : '/admin/setup/check'
}

/** Where the contact form stands; where its page was left out, the step that adds it. */
function messageForm({ pages, isOpen, preview }: Setup): string {
  if (!pages.some(({ name }) => name === 'contact')) return '/admin/setup/pages'
  return isOpen ? '/contact' : preview.replace('path=/', 'path=/contact')
}

/** Those that are asked for until the site is open, and those that come after it. */
const before: readonly Name[] = ['answers', 'read', 'write', 'prices', 'message', 'publish']
const after: readonly Name[] = ['details', 'logo', 'project', 'review', 'mail', 'address', 'backup']
const optional: readonly Name[] = ['prices', 'details', 'logo', 'project', 'review', 'address']

const isSecure = (address: string): boolean => address.startsWith('https://')

const isTrue: Readonly<Record<Name, (known: Known) => boolean>> = {
  answers: ({ setup: { states, isMade } }) => isMade && states.every(({ step, state }) => step === 'check' || state !== 'faulty'),
  read: ({ setup: { isMade, pages }, notes }) => isMade && pages.every(({ name }) => notes.has(readNote(name))),
  write: ({ setup: { isMade, pages } }) => isMade && pages.every(({ name, gaps }) => name !== 'about' || gaps.length === 0),
  prices: ({ setup: { answers } }) => priced(answers.offer).length > 0,
  message: ({ actions }) => actions.has('message'),
  publish: ({ setup: { isOpen } }) => isOpen,
  details: ({ setup: { answers } }) => answers.place.phone.trim() !== '' && answers.place.hours !== '',
  logo: ({ hasLogo }) => hasLogo,
  project: ({ actions }) => actions.has('project'),
  review: ({ actions, notes }) => actions.has('review') || notes.has(doneNote('review')),
  mail: ({ actions }) => actions.has('mail'),
  address: ({ setup: { publicUrl }, notes }) => isSecure(publicUrl) && notes.has(doneNote('address')),
  backup: ({ actions }) => actions.has('backup'),
}

/** Where each of them is done. */
const placeOf: Readonly<Record<Name, (setup: Setup) => string>> = {
  answers: ({ next }) => `/admin/setup/${next}`,
  // The list of the pages, where each is opened and noted.
  read: () => '/admin/setup/check',
  write: (setup) => pageScreen(setup, 'about'),
  prices: () => '/admin/setup/offer',
  message: messageForm,
  publish: () => '/admin/setup/check',
  details: () => '/admin/site',
  logo: () => '/admin/pages/header',
  project: () => '/admin/portfolio',
  review: ({ pages }) => (pages.some(({ name, isPublished }) => name === 'reviews' && isPublished) ? '/reviews#write' : '/admin/reviews'),
  mail: () => '/admin/mails/server',
  address: ({ publicUrl }) => (isSecure(publicUrl) ? `${publicUrl.replace(/\/$/, '')}/admin` : '/admin/status'),
  backup: () => '/admin/backups',
}

function stepFrom(name: Name, known: Known): FirstSteps['steps'][number] {
  const { title, text, action } = messages.steps[name]
  const { pages } = known.setup
  const read = pages.filter((page) => known.notes.has(readNote(page.name))).length
  const textOf = {
    read: () => messages.steps.read.text(read, pages.length),
    address: () => messages.steps.address.text(known.setup.publicUrl),
  }
  return {
    ...{ name, title, action, at: placeOf[name](known.setup) },
    text: typeof text === 'string' ? text : textOf[name as keyof typeof textOf](),
    isDone: isTrue[name](known),
    isLeftOut: known.notes.has(leftOut(name)),
    isOptional: optional.includes(name),
  }
}

async function firstStepsOf(desk: SetupDesk, context: Context): Promise<FirstSteps> {
  const setup = await setupOf(desk)
  const asked = await Promise.all(
    Object.entries(desk.registry.firstActions()).map(async ([name, isDone]) => ((await isDone()) ? [name] : [])),
  )
  const { logo, sign } = ((await frameNow('header', desk, desk.db)) ?? {}) as {
    readonly logo?: unknown
    readonly sign?: readonly unknown[]
  }
  const hasLogo = logo !== undefined || (sign?.length ?? 0) > 0
  const known: Known = { setup, notes: await desk.store.notes(), actions: new Set(asked.flat()), hasLogo }
  const list = (names: readonly Name[]) => names.map((name) => stepFrom(name, known))
  const steps = list(before)
  return {
    ...{ isOpen: setup.isOpen, isMade: setup.isMade, isHidden: known.notes.has(hiddenFor(context)), publicUrl: setup.publicUrl, steps },
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
  answer(noteStep)
    .allow(maySetUp)
    .with(async ({ name }, context) => {
      await noteDown(desk, doneNote(name), context)
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
