import type { SiteLocale } from '@frontage/kit/say'
import type { PageName } from '../spec'
import { readAnswers } from './answers'
import { filledPages } from './filled-pages'
import { plateFor } from './logo-ground'
import type { Logo } from './pages/facts'
import type { SetupDesk } from './setup-desk'

/** What is known elsewhere and cannot change by the set-up itself: asked for before a transaction begins. */
export type Around = SiteLocale & {
  readonly isOpen: boolean
  /** Pages that have something to show, among those that can be empty. */
  readonly filled: ReadonlySet<PageName>
  readonly logo: Logo | undefined
}

export async function aroundOf(desk: SetupDesk): Promise<Around> {
  const { registry, opening } = desk
  const { language, timeZone } = await registry.look()
  return {
    language,
    timeZone,
    isOpen: await opening.isOpen(),
    filled: await filledPages(registry),
    logo: await logoOf(desk, { language, timeZone }),
  }
}

/** The logo that was chosen, as long as its pictures are there. */
async function logoOf(desk: SetupDesk, at: SiteLocale): Promise<Logo | undefined> {
  const { answers } = await readAnswers(desk, at)
  const { use, file, dark, plate } = answers.logo
  if (use !== 'file') return undefined
  const found = await desk.library.find([file, dark].filter(Boolean).map((one) => one.replace(/\.\w+$/, '')))
  const pictureOf = (name: string) => {
    const picture = found.get(name.replace(/\.\w+$/, ''))
    return picture && { file: picture.file, width: picture.width, height: picture.height }
  }
  const picture = pictureOf(file)
  const colour = found.get(file.replace(/\.\w+$/, ''))?.colour ?? ''
  return picture && { picture, dark: pictureOf(dark), plate: plate ? plateFor(colour) : 'none' }
}
