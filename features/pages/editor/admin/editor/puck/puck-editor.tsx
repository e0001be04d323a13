import '@puckeditor/core/no-external.css'
import { type Data, Puck } from '@puckeditor/core'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { CatalogueEntry } from '../../../../admin/catalogue'
import type { PageDocument } from '../../../../admin/document/document'
import { placeOfKey } from '../../../../admin/document/keys'
import { messages } from '../../../messages'
import { nameAt, standingAt, type Titles } from '../../document/names'
import { useEditing } from '../editing'
import { ActionBar } from './action-bar'
import { Bridge, hearing } from './bridge'
import { configFor } from './config'
import { fromPuck } from './from-puck'
import { lendNonce } from './lend-nonce'
import { PuckFrame } from './puck-frame'
import { signOf, toPuck } from './to-puck'

type PuckEditorProps = { readonly blocks: readonly CatalogueEntry[]; readonly children: ReactNode }

const iframe = { enabled: true, syncHostStyles: false } as const
const permissions = { delete: false, duplicate: false } as const

/** Lets pages be put together by drag and drop. Its data never leaves this folder: what comes out is our own document. */
export function PuckEditor({ blocks, children }: PuckEditorProps) {
  const { document, edit, select, titles } = useEditing()
  const names = useNames(document, blocks)
  const config = useMemo(() => configFor(names, messages.kinds), [names])
  const [data] = useState(() => toPuck(document))
  const latest = useRef({ document, edit, titles })
  const moved = useRef<string>(undefined)
  // Before the bridge tells the canvas of another order, which then tells of it here.
  useLayoutEffect(() => {
    latest.current = { document, edit, titles }
  })
  const [onChange] = useState(() => (next: Data) => {
    const { document: before, edit: keep, titles: named } = latest.current
    if (signOf(next) === signOf(toPuck(before))) return
    const starts = new Map(blocks.map(({ name, start }) => [name, start]))
    const after = fromPuck(next, before, (block) => starts.get(block) ?? {})
    keep(after, saidOf(moved.current, before, after, named))
  })
  const [onAction] = useState(() =>
    hearing({
      select,
      moved: (key) => {
        moved.current = key
      },
    }),
  )
  return (
    <Puck
      config={config}
      data={data}
      onChange={onChange}
      onAction={onAction}
      iframe={iframe}
      permissions={permissions}
      overrides={overrides}
    >
      <Bridge />
      {children}
    </Puck>
  )
}

/** What was moved, and where it is now; or what was added. */
function saidOf(key: string | undefined, before: PageDocument, after: PageDocument, titles: Titles): string {
  const place = key === undefined ? undefined : placeOfKey(after, key)
  if (!place || key === undefined) return messages.moved
  const name = nameAt(after, place, titles)
  return placeOfKey(before, key) ? messages.movedTo(name, standingAt(after, place)) : messages.added(name)
}

const overrides = {
  actionBar: ActionBar,
  iframe: ({ document: page, children }: { readonly document?: Document; readonly children: ReactNode }) => (
    <PuckFrame page={page}>{children}</PuckFrame>
  ),
}

/** The blocks that may be placed, and those that stand on the page though nobody knows them. */
function useNames(document: PageDocument, blocks: readonly CatalogueEntry[]) {
  const used = document.rows.flatMap(({ columns }) => columns.flatMap(({ modules }) => modules.map(({ block }) => block)))
  const unknown = [...new Set(used)].filter((name) => !blocks.some((block) => block.name === name)).sort()
  const sign = unknown.join(' ')
  return useMemo(
    () => [
      ...blocks,
      ...sign
        .split(' ')
        .filter(Boolean)
        .map((name) => ({ name, title: name })),
    ],
    [blocks, sign],
  )
}

lendNonce(document, document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '')
