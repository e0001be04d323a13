import type { SiteLook } from '@frontage/kit/feature.server'
import { houseLetters } from '@frontage/kit/letters'
import { placeNow, settleAt } from '@frontage/kit/say'
import type { Assets } from './assets'

/** The sheet that every page has. */
export const BASE = 'apps/site/site.css'

/** Where a typeface is declared. */
export const fontSheet = (name: string): string => `apps/site/fonts/${name}.css`

/** Pages before the look of the site is known. */
export const PLAIN_LOOK: SiteLook = { sheet: '', fonts: [], direction: 'ltr', letters: houseLetters, ...placeNow() }

/** Whoever asks for the look has the site settle where that says: what is drawn next is written there. */
export const settled = (look: () => Promise<SiteLook>) => async (): Promise<SiteLook> => {
  const worn = await look()
  const { language, timeZone } = placeNow()
  if (worn.language !== language || worn.timeZone !== timeZone) settleAt(worn)
  return worn
}

/** The faces in which the first screen is set: upright, and without the extended Latin that few words need. */
export const facesIn = ({ fonts }: SiteLook, assets: Assets): string[] =>
  fonts.flatMap(
    (name) => /url\(["']?(\/assets\/[\w.-]*latin-(?!ext)[\w.-]*normal[\w.-]*\.woff2)/.exec(assets.textOf(fontSheet(name)))?.[1] ?? [],
  )
