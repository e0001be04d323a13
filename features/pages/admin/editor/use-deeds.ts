import { useAdmin } from '@frontage/kit/admin/screen'
import { messages } from '../../messages.editor'
import { addModule, clipText, pasteAt, readClip } from '../document/clip'
import type { Column, Module, PageDocument, Part, Place, Row } from '../document/document'
import { duplicateAt, insertAt, removeAt, replaceAt } from '../document/edits'
import { laidOut, rowOf } from '../document/layouts'
import { nameAt, standingAt, type Titles } from '../document/names'
import { stepTo } from '../document/steps'
import type { CatalogueEntry } from '../fields/catalogue'
import { lastCopied, rememberCopied } from './clipboard'
import type { Editing } from './editing'

export type Deeds = ReturnType<typeof useDeeds>

/** Everything that can be done to what is selected, said aloud once it is done. */
export function useDeeds({ document, place, edit }: Pick<Editing, 'document' | 'place' | 'edit'>, titles: Titles) {
  const { announce } = useAdmin()
  const name = place ? nameAt(document, place, titles) : ''
  const insertRow = (row: Row): void => {
    const next: Place = [place ? place[0] + 1 : document.rows.length]
    edit({ document: insertAt(document, next, row), place: next }, messages.added(messages.kinds.row))
  }
  const copy = (at: Place): string => {
    const text = clipText(document, at)
    rememberCopied(text)
    return text
  }
  const remove = (at: Place, said: string): void => edit({ document: removed(document, at), place: nextTo(document, at) }, said)
  return {
    add: ({ name: block, title, start }: CatalogueEntry): void =>
      edit(addModule(document, place, { block, props: structuredClone(start) } as Module), messages.added(title)),
    addRow: (spans: readonly Column['span'][]): void => insertRow(rowOf(spans)),
    insertRow,
    step: (way: -1 | 1): void => {
      if (!place) return
      const next = stepTo(document, place, way)
      if (next.document === document || !next.place) return announce(messages.staysThere(name))
      edit(next, messages.movedTo(name, standingAt(next.document, next.place)))
    },
    duplicate: (): void => place && edit(duplicateAt(document, place), messages.doubled(name)),
    remove: (): void => place && remove(place, messages.removed(name)),
    copy: (): string | undefined => {
      if (!place) return undefined
      announce(messages.copied(name))
      return copy(place)
    },
    cut: (): string | undefined => {
      if (!place) return undefined
      const text = copy(place)
      remove(place, messages.cut(name))
      return text
    },
    paste: (text = lastCopied()): boolean => {
      const clip = readClip(text)
      if (!clip) announce(messages.nothingToPaste)
      else edit(pasteAt(document, place, clip), messages.pasted(messages.kinds[clip.kind]))
      return clip !== undefined
    },
    layOut: (spans: readonly Column['span'][]): void =>
      place && edit(replaceAt<Row>(document, [place[0]], (row) => laidOut(row, spans)), messages.laidOut),
    /** Changes what is selected; changes of one kind, one after the other, are one step back. */
    change: <P extends Part>(next: (before: P) => P, mark: string): void => place && edit(replaceAt<P>(document, place, next), undefined, mark),
  }
}

/** A row keeps one column at least, and columns fill it. */
function removed(document: PageDocument, place: Place): PageDocument {
  if (place.length !== 2) return removeAt(document, place)
  const row = document.rows[place[0]]
  if (!row || row.columns.length < 2) return removeAt(document, [place[0]])
  const after = removeAt(document, place)
  const left = after.rows[place[0]]!.columns.length
  return replaceAt<Row>(after, [place[0]], (one) => laidOut(one, evenly[left - 1] ?? [12]))
}

const evenly = [[12], [6, 6], [4, 4, 4]] as const

/** What is selected after something is gone: what comes next, or what it stood in. */
function nextTo(document: PageDocument, place: Place): Place | undefined {
  const after = removed(document, place)
  const index = place.at(-1) ?? 0
  const [row, column] = place
  if (place.length === 3) {
    const left = after.rows[row]?.columns[column ?? 0]?.modules.length ?? 0
    return left > 0 ? [row, column!, Math.min(index, left - 1)] : [row]
  }
  if (place.length === 2 && after.rows[row] && after.rows.length === document.rows.length) return [row]
  return after.rows.length > 0 ? [Math.min(row, after.rows.length - 1)] : undefined
}
