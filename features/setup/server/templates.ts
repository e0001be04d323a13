import type { MadePage } from '@frontage/kit/set-up.server'
import { messages } from '../messages.admin'
import { pageNames } from '../spec'
import { readAnswers } from './answers'
import { aroundOf } from './around'
import { keptFor, makingOf } from './draft-site'
import { pageFrom, paths } from './pages/pages'
import type { SetupDesk } from './setup-desk'

const names = ['home', 'services', 'contact', 'reviews', 'projects', 'privacy'] as const

/** Pages made of the business details as they are now, for new ones. They lead to pages that visitors can open, and to no others. */
export async function templatesOf(desk: SetupDesk): Promise<MadePage[]> {
  const around = await aroundOf(desk)
  const making = makingOf(await readAnswers(desk, around), desk.registry)
  const made = await desk.store.made()
  const there = new Set((await desk.registry.places()).map(({ path }) => path))
  const facts = { ...making.facts, pages: pageNames.filter((name) => there.has(paths[name])) }
  const formOf = (name: string) => ({ ...(made.get(name)?.record && { form: made.get(name)?.record }) })
  const kept = {
    ...keptFor(making, around, { contact: 0, review: 0 }),
    contactForm: formOf('contact-form'),
    reviewForm: formOf('review-form'),
  }
  return names
    .filter((name) => name !== 'services' || facts.services.length > 0)
    .map((name) => ({
      ...{ name, title: messages.pageTitles[name], about: messages.templates[name] },
      document: pageFrom(name, { ...making, facts }, kept),
    }))
}
