import { useEffect } from 'react'
import { typefaceNames } from '../../../typefaces'

/** Which of the two sets of colours is looked at. */
export type Scheme = 'light' | 'dark'

export const isScheme = (name: string): name is Scheme => name === 'light' || name === 'dark'

/** Where a typeface of the site is declared. */
export const faceSheet = (name: string): string => `/fonts/${name}.css`

/** Lets names of typefaces be drawn in themselves. A face is fetched when something is drawn in it. */
export function useFaces(): void {
  useEffect(() => {
    for (const name of typefaceNames) declareFace(document, name)
  }, [])
}

export function declareFace(page: Document, name: string): void {
  if (page.head.querySelector(`link[href="${faceSheet(name)}"]`)) return
  const link = page.createElement('link')
  link.rel = 'stylesheet'
  link.href = faceSheet(name)
  page.head.append(link)
}
