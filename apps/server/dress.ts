import type { SiteLook } from '@frontage/kit/feature.server'
import { houseLetters } from '@frontage/kit/letters'

/** The sheet that every page has. */
export const BASE = 'apps/site/site.css'

/** Where a typeface is declared. */
export const fontSheet = (name: string): string => `apps/site/fonts/${name}.css`

/** Pages before the look of the site is known. */
export const PLAIN_LOOK: SiteLook = { sheet: '', fonts: [], language: 'en-NZ', direction: 'ltr', letters: houseLetters }
