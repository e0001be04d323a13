import type { Events } from '@frontage/kit/events.server'
import type { Feature, Tools } from '@frontage/kit/feature.server'
import { placeNow, setLocale } from '@frontage/kit/say'
import { houseColours, type SiteLook } from '@frontage/kit/site-look.server'
import { houseTextColours } from '@frontage/kit/text-colours'
import type { Words } from '@frontage/kit/texts.server'
import type { Assets } from '../http/assets'
import { visitorTexts } from '../texts'

/** The sheet that every page has. */
export const BASE = 'apps/site/site.css'

/** Where a typeface is declared. */
export const fontSheet = (name: string): string => `apps/site/fonts/${name}.css`

/** Pages before the look of the site is known. */
export const PLAIN_LOOK: SiteLook = {
  sheet: '',
  fonts: [],
  direction: 'ltr',
  letters: houseTextColours,
  colours: houseColours,
  drawing: 'none',
  ...placeNow(),
}

const NO_WORDS = {}

type Asked = { readonly look: () => Promise<SiteLook>; readonly ownWords: () => Promise<Words>; readonly events: Events }

/** Whoever asks for the look has the site settle where that says, and in the words of its owner: what is drawn next is written so. */
function settled({ look, ownWords, events }: Asked): () => Promise<SiteLook> {
  let changes = 0
  events.onPublic(() => changes++)
  return async function ask(): Promise<SiteLook> {
    const [at, worn, own] = [changes, await look(), await ownWords()]
    // What was true before a change never comes after it.
    if (at !== changes) return ask()
    const { language, timeZone } = placeNow()
    if (worn.language !== language || worn.timeZone !== timeZone) setLocale(worn)
    visitorTexts.speak(worn.language, own)
    return worn
  }
}

type Dressed = Pick<Tools, 'events' | 'log'> & { readonly features: readonly Feature[] }

/** The look of the site, and the words of its owner; both are settled anew whenever they change. */
export async function resolvedLook({ features, events, log }: Dressed): Promise<() => Promise<SiteLook>> {
  const look = features.find((feature) => feature.look)?.look ?? (async () => PLAIN_LOOK)
  const ownWords = features.find((feature) => feature.ownWords)?.ownWords ?? (async () => NO_WORDS)
  const settle = settled({ look, ownWords, events })
  const resolveAgain = () => settle().catch((reason: unknown) => log.error({ err: reason }, 'the words of the site could not be read'))
  for (const name of ['look.changed', 'site.set-up', 'words.changed'] as const) events.on(name, () => void resolveAgain())
  await settle()
  return settle
}

/** The faces in which the first screen is set, without the extended Latin that few words need. */
export const facesIn = ({ fonts }: SiteLook, assets: Assets): string[] =>
  fonts.flatMap(
    (name) =>
      /url\(["']?(\/assets\/[\w.-]*latin-(?!ext)[\w.-]*(?:normal|italic)[\w.-]*\.woff2)/.exec(assets.textOf(fontSheet(name)))?.[1] ?? [],
  )
