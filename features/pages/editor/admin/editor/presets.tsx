import type { OwnedBlock } from '@frontage/kit/admin/blocks'
import { useAdmin } from '@frontage/kit/admin/screen'
import { Suspense } from 'react'
import { useBlocks } from '../../../admin/catalogue'
import { type Module, type PageDocument, partAt, placesIn } from '../../../admin/document/document'
import { keyOf, placeOfKey } from '../../../admin/document/keys'
import { replaceAt } from '../document/edits'
import { useEditing } from './editing'

/** A part whose setting nobody has chosen yet, and the field that would choose it. */
type Open = { readonly key: string; readonly name: string; readonly field: string }

/** Where there is only one thing to choose, such as the only form, it is chosen by itself, however the part came onto the page. */
export function Presets() {
  const { document, settle } = useEditing()
  const { presets } = useAdmin()
  return openIn(document, useBlocks()).map(({ key, name, field }) => {
    const Preset = presets[field]
    return (
      Preset && (
        <Suspense key={key}>
          <Preset choose={(value) => settle((now) => withChosen(now, key, name, value))} />
        </Suspense>
      )
    )
  })
}

function openIn(document: PageDocument, blocks: readonly OwnedBlock[]): Open[] {
  return placesIn(document).flatMap((place) => {
    const part = partAt(document, place)
    if (!part || !('block' in part)) return []
    const { labels, unfinished } = blocks.find(({ name }) => name === part.block)?.owner ?? {}
    const name = unfinished?.(part.props)?.at
    const words = name === undefined || name in part.props ? undefined : labels?.[name]
    return name !== undefined && typeof words === 'object' && words.field ? [{ key: keyOf(part), name, field: words.field }] : []
  })
}

function withChosen(document: PageDocument, key: string, name: string, value: unknown): PageDocument {
  const place = placeOfKey(document, key)
  if (!place) return document
  return replaceAt<Module>(document, place, (before) =>
    name in before.props ? before : { ...before, props: { ...before.props, [name]: value } },
  )
}
