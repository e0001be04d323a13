import type { PageModule, StoredPage } from '@frontage/kit/island/page'
import type { Sketch } from '@frontage/kit/set-up.server'
import type { SiteLook } from '@frontage/kit/site-look.server'
import { readAnswers } from './answers'
import { aroundOf } from './around'
import { keptFor, makingOf } from './draft-site'
import { lookOfBusiness } from './look'
import { frameNow } from './make-site'
import { footerFrom, headerFrom } from './pages/frame'
import { chosenPages, pageFrom, paths } from './pages/pages'
import type { Making } from './pages/parts'
import type { SetupDesk } from './setup-desk'

type Asked = { readonly path: string; readonly look: string }

/** A page as it would be, or as its draft is once it was made; in the look that was chosen, or in another one. */
export async function sketchOf({ path, look: name }: Asked, desk: SetupDesk): Promise<Sketch<SiteLook> | undefined> {
  const around = await aroundOf(desk)
  const answered = await readAnswers(desk, around)
  const making = withName(makingOf(answered, desk.registry))
  const made = await desk.store.made()
  const pageName = chosenPages(making.facts).find((one) => paths[one] === path)
  if (!pageName) return undefined
  const numbers = { contact: made.get('contact-form')?.record ?? 0, review: made.get('review-form')?.record ?? 0 }
  const kept = keptFor(making, around, numbers)
  const draft = made.has(`page ${path}`) ? (await desk.registry.pageAt(path))?.document : undefined
  const isMade = made.has('header')
  const { answers } = answered
  const looks = desk.registry.wholeLooks()
  const settings = await looks?.settingsOf(name || answers.look.look, lookOfBusiness(answers))
  return {
    page: (draft ?? pageFrom(pageName, making, kept)) as StoredPage,
    isDraft: draft !== undefined,
    header: modulesOf('site-header', (isMade && (await frameNow('header', desk, desk.db))) || headerFrom(making, kept)),
    footer: modulesOf('site-footer', (isMade && (await frameNow('footer', desk, desk.db))) || footerFrom(making)),
    look: looks && settings ? looks.dress(settings) : await desk.registry.look(),
  }
}

/** Before the name is typed a preview shows where it will stand. */
const withName = (making: Making): Making => ({
  ...making,
  facts: { ...making.facts, name: making.facts.name || making.words.noName },
})

const modulesOf = (block: string, frame: unknown): PageModule[] => {
  const { toTop: _, ...props } = frame as Record<string, unknown>
  return [{ block, props }]
}
