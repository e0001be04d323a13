import { WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'

/** Options of WordPress itself that say something of the site, and those of its theme. */
const KNOWN =
  /^(?:blogname|blogdescription|site_icon|show_on_front|page_on_front|page_for_posts|siteurl|home|template|stylesheet|astra-settings|astra-color-palettes|theme_mods_[\w-]{1,60})$/
/** What Astra's settings have, whatever its version. */
const OF_ASTRA = ['global-color-palette', 'theme-color', 'body-font-family', 'site-content-width', 'header-main-layout-width'] as const
/** The settings of the theme in use, whatever it is called. */
const MODS = 'theme_mods'

/** Whether an option of the old site is read at all. */
export const isOption = (name: string): boolean => KNOWN.test(name)

/**
 * The options of the old site that a file holds, by their names; undefined for any other file. They come as the export of Astra's
 * settings, or as the file of the plugin Customizer Export/Import.
 */
export function optionsIn(file: WordPressSettings): WordPressSettings | undefined {
  const ofAstra = file.part('customizer-settings')
  if (!ofAstra.isEmpty) return known(ofAstra)
  if (OF_ASTRA.filter((name) => file.has(name)).length > 1) return new WordPressSettings(new Map([['astra-settings', file.value]]))
  return file.has('mods') && file.has('template') ? ofCustomizer(file) : undefined
}

/** Settings of the customizer stand under their whole names there: `astra-settings[text-color]`. */
function ofCustomizer(file: WordPressSettings): WordPressSettings {
  const options = file.part('options')
  const nested = new Map<string, Map<string, WordPressSettings>>()
  const whole: [string, WordPressSettings][] = []
  for (const name of options.names()) {
    const [, option, key] = /^([\w-]+)\[([^[\]]+)\]$/.exec(name) ?? []
    if (option && key) nested.set(option, (nested.get(option) ?? new Map()).set(key, options.part(name)))
    else whole.push([name, options.part(name)])
  }
  const plain = new WordPressSettings().with(whole)
  const all = [...nested].map(([option, keys]) => [option, plain.part(option).with(keys)] as const)
  return known(plain.with([...all, [MODS, file.part('mods')], ['template', file.part('template')]]))
}

const known = (all: WordPressSettings): WordPressSettings =>
  new WordPressSettings().with(all.names().flatMap((name) => (isOption(name) || name === MODS ? [[name, all.part(name)] as const] : [])))

/**
 * What several files say of options as one; of an option that stands in two of them the later counts. The settings of the theme in use are
 * `theme_mods` there, whatever it is called.
 */
export function joinedOptions(all: readonly WordPressSettings[]): WordPressSettings {
  const entries = all.flatMap((each) => each.names().map((name) => [name, each.part(name)] as const))
  const joined = new WordPressSettings().with(entries)
  const ofTheme = `${MODS}_${joined.first('stylesheet', 'template') || 'astra'}`
  const named = entries.map(([name, value]) => [name === ofTheme ? MODS : name, value] as const)
  return new WordPressSettings().with(named.filter(([name]) => !name.startsWith(`${MODS}_`)))
}
