import type { WholeLooks } from '@frontage/kit/set-up.server'
import type { SiteLook } from '@frontage/kit/site-look.server'
import { parse } from 'valibot'
import { directionOf } from '../../language'
import { lookShape, type ThemeSettings } from '../../look'
import { measured } from '../../pairs'
import { type Colours, paletteOf } from '../../palette'
import { readable } from '../../readable'
import { withMain } from '../../recolour'
import type { LookStore } from '../../server/look.store'
import { fontsOf, lettersOf, sheetOf } from '../../sheet'
import { LETTERS } from '../../spec'
import type { Preset } from '../preset'
import { isChosenByHand, presets } from '../presets'
import { coloursOf } from './site-colours'

/** What pages need of these settings. */
export const siteLookOf = (look: ThemeSettings): SiteLook => ({
  ...{ sheet: sheetOf(look), fonts: fontsOf(look), letters: lettersOf(look), colours: coloursOf(look) },
  drawing: look.structure?.drawing ?? 'none',
  ...{ language: look.language, direction: directionOf(look.language), timeZone: look.timeZone },
})

const presetOf = (name: string): Preset['look'] => (presets.find((preset) => preset.name === name) ?? presets[0]!).look

/** The shade of a colour in which words can be read on every plane of a scheme. */
function shadeIn(colours: Colours, hex: string): string {
  const { paper, board, raise } = paletteOf(colours)
  return readable(hex, [paper, board, raise], LETTERS + 0.3)
}

const inColour = (colours: Colours, hex: string): Colours => withMain(colours, 'tide', shadeIn(colours, hex), isChosenByHand)

/** The looks that a site can begin with, as the set-up chooses among them. */
export const createWholeLooks = (store: LookStore): WholeLooks<SiteLook> => ({
  all: presets.map(({ name, title, about, look: { light } }) => {
    const { paper, tide, band } = light.main
    return { name, title, about, colours: [paper, tide, band] }
  }),
  settingsOf: async (name, { colour, servesCoffee }, trx) => {
    const { language, timeZone } = (await store.published(trx)).look
    const look = presetOf(name)
    const dyed = colour ? { light: inColour(look.light, colour), dark: inColour(look.dark, colour) } : {}
    const { structure } = look
    const drawn = structure?.drawing === 'cup' && !servesCoffee ? { structure: { ...structure, drawing: 'sign' } } : {}
    return { ...look, ...dyed, ...drawn, language, timeZone }
  },
  readableIn: (name, colour) => {
    const { light, dark } = presetOf(name)
    return { light: shadeIn(light, colour), dark: shadeIn(dark, colour) }
  },
  hardToRead: async () => {
    const { look } = await store.published()
    const poorIn = (colours: Colours): number => measured(colours).filter(({ isEnough }) => !isEnough).length
    return { light: poorIn(look.light), dark: poorIn(look.dark) }
  },
  dress: (settings) => siteLookOf(parse(lookShape, settings)),
})
