import { serializedSettings, WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'

/** Options of WordPress itself that say something of the site, and those of its theme. */
const KNOWN =
  /^(?:blogname|blogdescription|site_icon|show_on_front|page_on_front|page_for_posts|siteurl|home|template|stylesheet|astra-settings|astra-color-palettes|theme_mods_[\w-]{1,60})$/
/** What Astra's settings have, whatever its version. */
const OF_ASTRA = ['global-color-palette', 'theme-color', 'body-font-family', 'site-content-width', 'header-main-layout-width'] as const

/**
 * The options of the old site that a file holds, by their names; undefined for any other file. They come as the export of Astra's
 * settings, as the file of the plugin Customizer Export/Import, or as rows of the table of options (phpMyAdmin, WP-CLI).
 */
export function optionsIn(file: WordPressSettings): WordPressSettings | undefined {
  const ofAstra = file.part('customizer-settings')
  if (!ofAstra.isEmpty) return known(ofAstra)
  if (OF_ASTRA.filter((name) => file.has(name)).length > 1) return new WordPressSettings(new Map([['astra-settings', file.value]]))
  if (file.has('mods') && file.has('template')) return ofCustomizer(file)
  return ofRows(file.list().flatMap((each) => (each.has('option_name') ? [each] : each.list('data'))))
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
  return known(plain.with([...all, ['theme_mods', file.part('mods')], ['template', file.part('template')]]))
}

/** Rows of the table; values that PHP serialised are read. */
function ofRows(rows: readonly WordPressSettings[]): WordPressSettings | undefined {
  const found = rows.flatMap((row) => {
    const name = row.text('option_name')
    const value = row.part('option_value')
    const text = row.text('option_value')
    return KNOWN.test(name) ? [[name, /^a:\d/.test(text) ? (serializedSettings(text) ?? value) : value] as const] : []
  })
  return found.length ? known(new WordPressSettings().with(found)) : undefined
}

/** Those that mean something here; the settings of the theme in use under one name, whatever it is called. */
function known(all: WordPressSettings): WordPressSettings {
  const kept = all.names().filter((name) => KNOWN.test(name) || name === 'theme_mods')
  const mods = all.part(`theme_mods_${all.first('stylesheet', 'template') || 'astra'}`)
  return new WordPressSettings().with([
    ...kept.map((name) => [name, all.part(name)] as const),
    ...(mods.isEmpty ? [] : [['theme_mods', mods] as const]),
  ])
}

/** Several files of options as one; of an option that stands in two of them the later counts. */
export const joinedOptions = (all: readonly WordPressSettings[]): WordPressSettings =>
  all.reduce((joined, each) => joined.with(each.names().map((name) => [name, each.part(name)])), new WordPressSettings())
