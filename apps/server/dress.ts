import type { Events } from '@frontage/kit/events.server'
import type { SiteLook } from '@frontage/kit/feature.server'
import { houseLetters } from '@frontage/kit/letters'
import { placeNow, settleAt } from '@frontage/kit/say'
import type { Words } from '@frontage/kit/texts.server'
import type { Assets } from './assets'
import { visitorTexts } from './texts'

/** The sheet that every page has. */
export const BASE = 'apps/site/site.css'

/** Where a typeface is declared. */
export const fontSheet = (name: string): string => `apps/site/fonts/${name}.css`

/** Pages before the look of the site is known. */
export const PLAIN_LOOK: SiteLook = { sheet: '', fonts: [], direction: 'ltr', letters: houseLetters, ...placeNow() }

type Asked = { readonly look: () => Promise<SiteLook>; readonly ownWords: () => Promise<Words>; readonly events: Events }

/** Whoever asks for the look has the site settle where that says, and in the words of its owner: what is drawn next is written so. */
export function settled({ look, ownWords, events }: Asked): () => Promise<SiteLook> {
  let changes = 0
  events.onAny(() => changes++)
  return async function ask(): Promise<SiteLook> {
    const [at, worn, own] = [changes, await look(), await ownWords()]
    // What was true before a change never comes after it.
    if (at !== changes) return ask()
    const { language, timeZone } = placeNow()
    if (worn.language !== language || worn.timeZone !== timeZone) settleAt(worn)
    visitorTexts.speak(worn.language, own)
    return worn
  }
}

/** The faces in which the first screen is set: upright, and without the extended Latin that few words need. */
export const facesIn = ({ fonts }: SiteLook, assets: Assets): string[] =>
  fonts.flatMap(
    (name) => /url\(["']?(\/assets\/[\w.-]*latin-(?!ext)[\w.-]*normal[\w.-]*\.woff2)/.exec(assets.textOf(fontSheet(name)))?.[1] ?? [],
  )
