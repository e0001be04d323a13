import { directionOf } from '../../../language'
import type { ThemeSettings } from '../../../look'
import { fontsOf, sheetOf } from '../../../sheet'
import { declareFace, type Scheme } from './scheme'

type PreviewedLook = { readonly look: ThemeSettings; readonly scheme: Scheme }

/** Puts a look on the page in a frame, in place of the published one. A page that is still on its way gets it when it is there. */
export function applyTheme(frame: HTMLIFrameElement | null, { look, scheme }: PreviewedLook): void {
  const page = frame?.contentDocument
  const view = frame?.contentWindow as (Window & typeof globalThis) | null | undefined
  if (!page?.head || !view) return
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(sheetOf(look))
  page.adoptedStyleSheets = [sheet]
  for (const style of page.querySelectorAll<HTMLStyleElement>('style[data-sheet="look"]')) style.disabled = true
  for (const name of fontsOf(look)) declareFace(page, name)
  Object.assign(page.documentElement, { lang: look.language, dir: directionOf(look.language) })
  page.documentElement.dataset.theme = scheme
}
