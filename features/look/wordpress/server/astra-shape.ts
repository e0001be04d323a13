import { isDark } from '@frontage/kit/contrast'
import type { WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'
import type { ThemeSettings } from '../../look'
import { CORNER, PAGE_WIDTH } from '../../spec'
import { houseStructure, type Structure } from '../../structure'
import { headerPlane } from './astra-colours'

type Shape = ThemeSettings['shape']
type Space = ThemeSettings['space']

/** Corners that are rounder than this make a pill of a button. */
const PILL = 24

const within = ([least, most]: readonly [number, number], value: number): number => Math.min(most, Math.max(least, Math.round(value)))

/** Corners and letters of buttons; undefined where nobody chose corners. */
const cornerIn = (astra: WordPressSettings): number | undefined => {
  const text = astra.part('button-radius-fields').part('desktop').text('top') || astra.text('button-radius')
  return /^\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : undefined
}

export function shapeFromAstra(astra: WordPressSettings, before: Shape): Shape {
  const corner = cornerIn(astra)
  const isCapitals = (astra.part('font-extras-button').text('text-transform') || astra.text('text-transform-button')) === 'uppercase'
  const buttons = { ...before.buttons, edge: 'flat', letters: isCapitals ? 'capitals' : 'plain' } as const
  if (corner === undefined) return { ...before, buttons }
  if (corner >= PILL) return { ...before, buttons: { ...buttons, corner: 'pill' } }
  return { ...before, corner: within(CORNER, corner), buttons: { ...buttons, corner: corner === 0 ? 'square' : 'same' } }
}

export function spaceFromAstra(astra: WordPressSettings, before: Space): Space {
  const width = astra.number('site-content-width')
  const box = astra.number('site-layout-box-width') || width
  return {
    ...before,
    layout: astra.text('site-layout') === 'ast-box-layout' ? 'box' : 'full',
    ...(width > 0 && { width: within(PAGE_WIDTH, width) }),
    ...(box > 0 && { box: within(PAGE_WIDTH, box) }),
  }
}

/** Whether the logo stands in the middle: the builder of headers says so, and the setting of before. */
function isCentred(astra: WordPressSettings): boolean {
  const items = astra.part('header-desktop-items')
  if (items.isEmpty) return astra.text('header-layouts') === 'header-main-layout-2'
  return ['above', 'primary', 'below'].some((bar) => items.part(bar).texts(`${bar}_center`).includes('logo'))
}

/** The kind of header: one in the middle, one on a plane of its own, or the usual one. */
export function structureFromAstra(astra: WordPressSettings, paper: string, before: Structure | undefined): Structure | undefined {
  const plane = headerPlane(astra, paper)
  const header = isCentred(astra) ? 'centre' : plane && isDark(plane) !== isDark(paper) ? 'awning' : undefined
  return header ? { ...(before ?? houseStructure), header } : before
}
