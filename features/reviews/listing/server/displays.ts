import { createSigned } from '@frontage/kit/signed.server'
import * as v from 'valibot'
import { type Display, displayShape } from '../../display'
import type { WidgetsStore } from '../../server/widgets/widgets.store'

export type Displays = ReturnType<typeof createDisplays>

const usual = v.parse(displayShape, {})
/** What a page carries of a display that is written into it: the parts that the server has to know at every further call. */
const carried = ['selection', 'card', 'slider'] as const

/** Finds the display that a list belongs to, by the `revid` that it sends: a stored template, or an inline display, signed. */
export function createDisplays(widgets: WidgetsStore, keys: readonly string[]) {
  const signed = createSigned(keys, 'display')

  return {
    /** A stored template by its number. */
    stored: (template: number): Promise<Display | undefined> => widgets.settings('display', template),

    /** Undefined for `''` and for anything that is no display of ours: such a list shows everything. */
    of: async (revid: string): Promise<Display | undefined> => {
      if (/^\d{1,15}$/.test(revid)) return widgets.settings('display', Number(revid))
      const inline = signed.read(revid)
      const { success, output } = inline ? v.safeParse(displayShape, inline) : { success: false as const, output: undefined }
      return success ? output : undefined
    },

    /** What lists of an inline display send; empty when it differs in nothing that the server would have to know. */
    revidOf: (display: Display): string => {
      const own = Object.fromEntries(carried.map((part) => [part, differences(display[part], usual[part])]))
      return Object.values(own).some((part) => Object.keys(part).length) ? signed.write(own) : ''
    },
  }
}

const differences = (part: Readonly<Record<string, unknown>>, otherwise: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(part).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(otherwise[name])))
