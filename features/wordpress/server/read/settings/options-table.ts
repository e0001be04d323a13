import { jsonSettings, serializedSettings, WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'
import type { Cells, Table } from '../found'
import { isOption } from './site-options'

/** Options that hold more than a text. */
const isWhole = (name: string): boolean => /^(?:astra-|theme_mods_)/.test(name)
const nameIn = (cells: Cells): string => cells.get('option_name')?.trim() ?? ''

export const isOptionsRow = (has: (column: string) => boolean): boolean => has('option_name') && has('option_value')

/** The table of options, of which only those that are known are read: others may be secret, and may have any length. */
export const optionsTable: Table = {
  name: 'the options',
  isWanted: (cells) => isOption(nameIn(cells)),
  read: (cells) => {
    const name = nameIn(cells)
    const text = cells.get('option_value') ?? ''
    const value = (isWhole(name) ? (serializedSettings(text) ?? jsonSettings(text)) : undefined)?.value ?? text
    return [{ kind: 'options', options: new WordPressSettings(new Map([[name, value]])) }]
  },
}

/** `wp_options`, under any prefix; `wp_2_options` is that of another site of a network. */
export const optionsTableOf = (name: string): Table | undefined =>
  /(?:^|_)options$/.test(name) && !/_\d+_options$/.test(name) ? { ...optionsTable, name } : undefined
