import { useComputedColorScheme } from '@mantine/core'
import { type ReactNode, useEffect, useInsertionEffect, useSyncExternalStore } from 'react'
import noteSheet from '../../../../site/pieces/empty-note/empty-note.css?inline'
import { rulesOf } from '../../../../site/pieces/page-rows/row-rules.view'
import { messages } from '../../../messages'
import canvasSheet from '../canvas/canvas.css?inline'
import { useCanvas } from '../canvas/canvas-context'
import { useEditing } from '../editing'
import { lendNonce } from './lend-nonce'

const styleNonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? ''

/** The inside of the canvas: a page of its own, in the clothes of the site. */
export function PuckFrame({ page, children }: { readonly page: Document | undefined; readonly children: ReactNode }) {
  useInsertionEffect(() => {
    if (page) lendNonce(page, styleNonce())
  }, [page])
  useSheets(page)
  const store = useCanvas()
  useEffect(() => store.opened(page), [store, page])
  const scheme = useComputedColorScheme('light')
  useEffect(() => {
    if (!page) return
    page.documentElement.lang = document.documentElement.lang
    page.documentElement.dataset.theme = scheme
    page.title = 'Page'
  }, [page, scheme])
  useFrameElement(page)
  return <main>{children}</main>
}

/**
 * The frame says what it holds. The Tab key comes to it only for the buttons at what is selected: links of the page are not followed
 * here, and keys have the outline.
 */
function useFrameElement(page: Document | undefined): void {
  const { selected } = useEditing()
  useEffect(() => {
    const frame = page?.defaultView?.frameElement
    if (!(frame instanceof HTMLIFrameElement)) return
    frame.title = messages.canvas
    frame.tabIndex = selected === undefined ? -1 : 0
  }, [page, selected])
}

/** The site's sheets, those of the blocks on the page, the rules of its rows, and what the canvas adds. */
function useSheets(page: Document | undefined): void {
  const { drawing, subscribe, document } = useCanvas()
  const css = useSyncExternalStore(drawing.subscribe, drawing.css)
  const { rows } = useSyncExternalStore(subscribe, document)
  const rules = safely(() => rulesOf(rows as Parameters<typeof rulesOf>[0]))
  const Sheet = page?.defaultView?.CSSStyleSheet
  useEffect(() => {
    if (!page || !Sheet) return
    const sheets = [css, rules, noteSheet, canvasSheet].map((text) => {
      const sheet = new Sheet()
      sheet.replaceSync(text)
      return sheet
    })
    page.adoptedStyleSheets = sheets
  }, [page, Sheet, css, rules])
}

/** Settings of a row that do not fit make no rules. */
function safely(make: () => string): string {
  try {
    return make()
  } catch {
    return ''
  }
}
