import { serverOrigin } from '../wire/server.client'
import type { DrawnAlone } from './alone'

const addressed = { href: 'a[href^="/"]', src: '[src^="/"]', srcset: '[srcset^="/"]', action: 'form[action^="/"]' } as const

let fontsAreDeclared = false

/** The sheet of drawn widgets; their fonts are declared in the document, once. */
export function sheetOf({ css, fonts }: DrawnAlone): CSSStyleSheet {
  if (!fontsAreDeclared) document.adoptedStyleSheets.push(sheetFrom(fonts))
  fontsAreDeclared = true
  return sheetFrom(css)
}

function sheetFrom(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text.replaceAll(/url\((["']?)\//g, `url($1${serverOrigin()}/`))
  return sheet
}

/** Puts a drawn widget into a shadow root of this element. Hands back the wrapper that it stands in. */
export function standAlone(element: HTMLElement, html: string, sheet: CSSStyleSheet, theme = ''): HTMLElement {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  const wrapper = document.createElement('div')
  wrapper.className = 'frontage'
  wrapper.dataset.shadow = ''
  if (theme) wrapper.dataset.theme = theme
  wrapper.innerHTML = html
  if (serverOrigin() !== location.origin) leadHome(wrapper)
  root.adoptedStyleSheets = [sheet]
  root.replaceChildren(wrapper)
  return wrapper
}

/** Links and pictures lead to our server, also those that come later. */
function leadHome(wrapper: HTMLElement): void {
  const mend = (): void => {
    for (const [name, those] of Object.entries(addressed))
      for (const element of wrapper.querySelectorAll(those)) element.setAttribute(name, homeward(element.getAttribute(name) ?? ''))
  }
  mend()
  new MutationObserver(mend).observe(wrapper, { childList: true, subtree: true })
}

/** A list of pictures holds several addresses. */
const homeward = (value: string): string => value.replaceAll(/(^|,\s*)\/(?!\/)/g, `$1${serverOrigin()}/`)
