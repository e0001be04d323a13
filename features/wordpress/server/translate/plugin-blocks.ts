import type { BlocksFromWordPress } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { PluginBlocks } from './page-parts'
import type { Records } from './records'

type Asked = Pick<Records, 'knows' | 'blockOf' | 'term'>

/** Shortcodes that show a record, and those that show something of a feature. */
export const createPluginBlocks = (records: Asked, kinds: readonly BlocksFromWordPress[]): PluginBlocks => ({
  knows: (name) => records.knows(name) || kinds.some(({ names }) => names.includes(name)),
  show({ name, attributes }, { add, gap }) {
    const shown = records.blockOf(name, attributes) ?? kinds.find(({ names }) => names.includes(name))?.show(name, attributes, records.term)
    if (shown?.module) add(shown.module)
    if (shown?.gap) gap(shown.gap)
    return shown !== undefined
  },
})
