import { SKETCH_PAGE } from '@frontage/kit/island/preview.address'
import { revisionOf } from '@frontage/kit/storage/revision.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { messages } from '../messages.admin'
import { steps as allSteps, askedSteps, type PageName, type Step } from '../spec'
import { getSetup, listKinds, type MadePage, type Setup } from '../wire.admin'
import { readAnswers } from './answers'
import { type Around, aroundOf } from './around'
import { keptFor, makingOf } from './draft-site'
import { findingsOf } from './findings'
import { gapsIn } from './gaps'
import { issuesOf } from './issues'
import type { KindGroup } from './kinds/kind'
import { isGerman, kindGroups, kindOf, looksFor, spokenIn } from './kinds/kinds'
import { priced } from './pages/facts'
import { chosenPages, pageFrom, paths } from './pages/pages'
import type { Making } from './pages/parts'
import { maySetUp } from './policy'
import type { SetupDesk } from './setup-desk'

export const getSetupRoute = (desk: SetupDesk) =>
  answer(getSetup)
    .allow(maySetUp)
    .with(() => setupOf(desk))

export const listKindsRoute = ({ registry }: Pick<SetupDesk, 'registry'>) =>
  answer(listKinds)
    .allow(maySetUp)
    .with(async () => {
      const { language } = await registry.look()
      const groupOf = ({ kinds, ...titles }: KindGroup) => ({
        title: titles[isGerman(language) ? 'de' : 'en'],
        kinds: kinds.map((kind) => {
          const { title, trade, words } = spokenIn(kind, language)
          // Whoever speaks the other language finds it too.
          const other = isGerman(language) ? kind.en : kind.de
          return { id: kind.id, title, words: [trade, ...words, other.title, ...other.words] }
        }),
      })
      return { groups: kindGroups.map(groupOf) }
    })

/** Everything that the screens of the set-up show. */
export async function setupOf(desk: SetupDesk): Promise<Setup> {
  const around = await aroundOf(desk)
  const answered = await readAnswers(desk, around)
  const { answers } = answered
  const making = makingOf(answered, desk.registry)
  const kind = kindOf(answers.business.kind)
  const made = await desk.store.made()
  const states = await statesOf(answered, desk)
  const pages = await pagesOf(making, around, desk)
  const isMade = [...made.keys()].some((part) => part.startsWith('page '))
  const receiver = making.facts.email || ((await desk.site.read('owner-mail')) ?? '')
  return {
    answers,
    states,
    next: states.find(({ state }) => state === 'open' || state === 'faulty')?.step ?? 'check',
    preview: `${SKETCH_PAGE}?path=/`,
    suggestions: kind ? [...spokenIn(kind, around.language).services] : [],
    kindTitle: kind ? spokenIn(kind, around.language).title : '',
    looks: looksOf(answers.business.kind, desk),
    currency: making.facts.currency,
    pages: pages.map((page) => ({ ...page, about: page.name === 'contact' ? aboutContact(receiver) : page.about })),
    findings: await findingsOf({ facts: making.facts, receiver, pages, isChecked: isMade && !around.isOpen }, desk.registry),
    isMade,
    isOpen: around.isOpen,
    publicUrl: desk.publicUrl,
  }
}

const aboutContact = (receiver: string): string => (receiver ? messages.pages.contact(receiver) : messages.pages.contactNowhere)

async function statesOf({ answers, steps }: Awaited<ReturnType<typeof readAnswers>>, desk: SetupDesk): Promise<Setup['states']> {
  const asked = await Promise.all(
    askedSteps.map(async (step) => {
      const state = steps.get(step)?.state ?? ('open' as const)
      return {
        step: step as Step,
        state,
        revision: revisionOf(answers[step]),
        issues: state === 'faulty' ? await issuesOf(desk, step, answers[step] as never) : [],
      }
    }),
  )
  return [...asked, { step: allSteps.at(-1)!, state: 'open' as const, issues: [], revision: '' }]
}

function looksOf(kind: string, { registry }: SetupDesk): Setup['looks'] {
  const all = registry.wholeLooks()?.all ?? []
  const { best, suits, rest } = looksFor(
    kindOf(kind),
    all.map(({ name }) => name),
  )
  const fitOf = (name: string) => (name === best ? 'best' : suits.includes(name) ? 'suits' : '')
  return [best, ...suits, ...rest].flatMap((name) =>
    all.filter((look) => look.name === name).map((look) => ({ ...look, colours: [...look.colours], fit: fitOf(name) }) as const),
  )
}

/** First things that have really happened. */
async function doneIn(registry: SetupDesk['registry']): Promise<ReadonlySet<string>> {
  const asked = Object.entries(registry.firstActions()).map(async ([name, isDone]) => ((await isDone()) ? [name] : []))
  return new Set((await Promise.all(asked)).flat())
}

async function pagesOf(making: Making, around: Around, { registry, store }: SetupDesk): Promise<MadePage[]> {
  const made = await store.made()
  const kept = keptFor(making, around, { contact: 0, review: 0 })
  const done = await doneIn(registry)
  const pages: MadePage[] = []
  for (const name of chosenPages(making.facts)) {
    const page = made.has(`page ${paths[name]}`) ? await registry.pageAt(paths[name]) : undefined
    const document = page?.document ?? pageFrom(name, making, kept)
    const gaps = gapsIn(name, { document, id: page?.id ?? 0, facts: making.facts, done })
    const shared = {
      name,
      path: paths[name],
      title: messages.pageTitles[name],
      id: page?.id ?? 0,
      gaps,
      isPublished: page?.isPublished ?? false,
    }
    pages.push({ ...shared, about: aboutOf(name, making) })
  }
  return pages
}

function aboutOf(name: PageName, { facts }: Making): string {
  const say = messages.pages
  if (name === 'services') return say.services(facts.services.length, priced(facts).length)
  return name === 'contact' ? say.contactNowhere : say[name]
}
