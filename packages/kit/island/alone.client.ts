import { serverOrigin } from '../wire/server.client'
import type { RenderedAlone } from './alone'
import { trusted } from './trusted.client'

const addressed = ['href', 'src', 'srcset', 'poster', 'action']

let fontsAreDeclared = false

/** The sheet of drawn widgets; their fonts are declared in the document, once. */
export function sheetOf({ css, fonts }: RenderedAlone): CSSStyleSheet {
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
  // Rules that say where lines run from do not look out of a shadow root.
  wrapper.dir = getComputedStyle(element).direction
  if (theme) wrapper.dataset.theme = theme
  // Nothing in a template is fetched: pictures are asked for once their addresses lead to our server.
  const template = document.createElement('template')
  template.innerHTML = trusted(html)
  if (serverOrigin() !== location.origin) {
    leadHome(template.content, wrapper)
    wrapper.addEventListener('submit', pressAgain)
  }
  wrapper.append(template.content)
  root.adoptedStyleSheets = [sheet]
  root.replaceChildren(wrapper)
  return wrapper
}

/** Links and pictures lead to our server, also those that come later. What would be fetched before they do is left out. */
function leadHome(drawn: DocumentFragment, wrapper: HTMLElement): void {
  const mend = (within: ParentNode): void => {
    for (const name of addressed)
      for (const element of within.querySelectorAll(`[${name}^="/"]`)) {
        const value = element.getAttribute(name) ?? ''
        const there = homeward(value)
        // Setting what stands there already would call for another look.
        if (there !== value) element.setAttribute(name, there)
      }
  }
  for (const link of drawn.querySelectorAll('link')) link.remove()
  mend(drawn)
  const watched = { childList: true, subtree: true, attributeFilter: addressed }
  new MutationObserver(() => mend(wrapper)).observe(wrapper, watched)
}

/** How long a press waits that nobody took yet, in milliseconds. */
const PAUSE = 250

/** Our server takes no plain posts from pages of others: what is sent before a widget works is sent once it does. */
function pressAgain(event: SubmitEvent): void {
  const { defaultPrevented, submitter, target } = event
  if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== 'post') return
  event.preventDefault()
  const isThere = submitter?.isConnected && submitter instanceof HTMLElement
  setTimeout(() => target.requestSubmit(isThere ? submitter : null), PAUSE)
}

/** A list of pictures holds several addresses. */
const homeward = (value: string): string => value.replaceAll(/(^|,\s*)\/(?!\/)/g, `$1${serverOrigin()}/`)
