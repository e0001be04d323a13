import type { OptionsFromWordPress } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'
import * as v from 'valibot'
import { lookShape, type ThemeSettings } from '../../look'
import type { LookStore } from '../../server/look.store'
import { gaps as words } from '../messages.gaps'
import { coloursFromAstra, headerPlane } from './astra-colours'
import { shapeFromAstra, spaceFromAstra, structureFromAstra } from './astra-shape'
import { typeFromAstra } from './astra-type'

/** The colours, typefaces and shapes of Astra, as the draft of the theme: the owner looks at it, and publishes it. */
export const themeFromWordPress = (store: Pick<LookStore, 'published'>): OptionsFromWordPress => ({
  as: 'options',
  read: async (options) => {
    const astra = options.part('astra-settings')
    if (astra.isEmpty) return { texts: [], gaps: [] }
    const gaps: string[] = []
    const { look } = await store.published()
    const draft = themeOf(astra, look, (what) => void gaps.push(what))
    return { texts: draft ? [['look-draft', { ...draft, isOutdated: false }]] : [], gaps: draft ? gaps : [...gaps, words.whole] }
  },
})

/** A theme as the customizer describes it, over the one that is here; undefined where it does not fit. */
function themeOf(astra: WordPressSettings, before: ThemeSettings, gap: (what: string) => void): ThemeSettings | undefined {
  const colours = coloursFromAstra(astra, before, gap) ?? { light: before.light, dark: before.dark }
  const structure = structureFromAstra(astra, colours.light.main.paper, before.structure)
  const plane = headerPlane(astra, colours.light.main.paper)
  if (plane && structure?.header !== 'awning') gap(words.headerColour(plane))
  const site = astra.part('site-layout-outside-bg-obj-responsive').part('desktop')
  if (site.text('background-image')) gap(words.background)
  const wanted = {
    ...before,
    ...colours,
    type: typeFromAstra(astra, before.type, gap),
    shape: shapeFromAstra(astra, before.shape),
    space: spaceFromAstra(astra, before.space),
    ...(structure && { structure }),
  }
  const { success, output } = v.safeParse(lookShape, wanted)
  return success ? output : undefined
}
