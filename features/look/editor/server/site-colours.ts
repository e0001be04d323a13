import type { SiteColours } from '@frontage/kit/site-look.server'
import type { ThemeSettings } from '../../look'
import { type ColourName, type Colours, paletteOf } from '../../palette'

/** The plane that a header stands on at the top of a page: that of the page, unless the look gives it one of its own. */
function topOf({ structure }: ThemeSettings): ColourName {
  if (structure?.header === 'awning') return 'band'
  return structure?.planes === 'bright' ? 'tone-tussock' : 'paper'
}

/** What icons and the bars of browsers are drawn in. */
export function coloursOf(look: ThemeSettings): SiteColours {
  const inScheme = (colours: Colours) => {
    const palette = paletteOf(colours)
    return { top: palette[topOf(look)], accent: palette.tide, onAccent: palette['on-tide'] }
  }
  return { light: inScheme(look.light), dark: inScheme(look.dark) }
}
