import type { WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'

/** The header of an old site: Astra's settings, and the options of the whole site. */
export type OldHeader = {
  readonly astra: WordPressSettings
  readonly options: WordPressSettings
  readonly gap: (what: string) => void
}

/** Since some version by device; wide screens decide. */
export const isShown = (astra: WordPressSettings, name: string): boolean =>
  astra.has(`${name}-responsive`) ? astra.part(`${name}-responsive`).isOn('desktop') : astra.isOn(name)
