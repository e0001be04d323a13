import { EARLY_COOKIES } from '@frontage/kit/early-cookies'
import { COLOUR_COOKIE, COLOUR_DAYS } from './spec'

const SECONDS_OF_A_DAY = 86_400

/** What a browser keeps when a visitor chose the dark colours, or the light ones (header add-ons, §9). */
export const colourCookie = (isDark: boolean): string =>
  `${COLOUR_COOKIE}=${isDark}; path=/; max-age=${COLOUR_DAYS * SECONDS_OF_A_DAY}; SameSite=Lax`

/**
 * The line of script that sets the colours before anything is painted: what the visitor chose, else what the owner set, else
 * what the system says. Pages are the same for everybody, so only the browser can know.
 */
export const earlyColours = (otherwise: 'system' | 'light' | 'dark'): string =>
  `{${EARLY_COOKIES}let c=/(?:^|; )${COLOUR_COOKIE}=(true|false)/.exec(k),t=c?c[1]=="true"?"dark":"light":"${
    otherwise === 'system' ? '' : otherwise
  }";t&&(document.documentElement.dataset.theme=t)}`
