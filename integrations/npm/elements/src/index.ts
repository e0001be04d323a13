import { loadFrom } from './load'
import { type TagName, widgets } from './widgets'

export type { TagName } from './widgets'

/**
 * Defines the elements, or those that are named. Calling it again changes nothing, and on a server it does nothing. Each element shows
 * a widget of the site in its attribute `server`; what stands in it is shown until the widget has come.
 */
export function defineElements(tags: readonly TagName[] = Object.keys(widgets) as TagName[]): void {
  if (typeof customElements === 'undefined') return
  for (const tag of tags) if (!customElements.get(tag)) customElements.define(tag, elementOf(tag))
}

function elementOf(tag: TagName): CustomElementConstructor {
  const { block, settings } = widgets[tag]
  const names = Object.entries({ ...settings, theme: 'theme' })
  return class extends HTMLElement {
    static readonly observedAttributes = ['server', ...names.map(([name]) => name)]

    connectedCallback(): void {
      this.#show()
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.#show()
    }

    /** Says what the script of the site looks for (the guide for integrators). */
    #show(): void {
      const server = this.getAttribute('server')
      if (!server) return
      for (const [name, mark] of names) {
        const value = this.getAttribute(name)
        if (value === null) this.removeAttribute(`data-${mark}`)
        else if (this.getAttribute(`data-${mark}`) !== value) this.setAttribute(`data-${mark}`, value)
      }
      if (this.dataset.frontage !== block) this.dataset.frontage = block
      loadFrom(server)
    }
  }
}

defineElements()

declare global {
  interface HTMLElementTagNameMap extends Record<TagName, HTMLElement> {}
}
