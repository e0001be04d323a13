import type { Scheme } from '@frontage/parts/admin/in-scheme'
import { useState } from 'react'
import type { Setup } from '../../wire.admin'

/** Widths of screens in pixels. */
export const screens = { phone: 390, computer: 1280 } as const
export type ScreenName = keyof typeof screens

/** Where a page is drawn from the answers: `at` changes whenever they do. */
export const previewAddress = (setup: Setup, more: Readonly<Record<string, string | number>>): string =>
  `${setup.preview}${setup.preview.includes('?') ? '&' : '?'}${new URLSearchParams(Object.entries(more).map(([name, value]) => [name, String(value)]))}`

export type PreviewView = ReturnType<typeof usePreview>

/** What of the site is looked at, and how. */
export function usePreview(setup: Setup, at: number) {
  const [screen, setScreen] = useState<ScreenName>('computer')
  const [scheme, setScheme] = useState<Scheme>('light')
  const [look, showLook] = useState('')
  return {
    ...{ screen, setScreen, scheme, setScheme, showLook },
    width: screens[screen],
    /** The home page in the look that is being tried, else in the chosen one. */
    address: previewAddress(setup, { at, ...(look && { look }) }),
  }
}
