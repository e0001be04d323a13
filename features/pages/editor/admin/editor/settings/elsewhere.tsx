import type { EditorConfig } from '@frontage/kit/island/editor-config'
import { Snippet } from '@frontage/parts/admin/snippet'
import type { Module } from '../../../../admin/document/document'
import { useEditing } from '../editing'

type ElsewhereProps = { readonly module: Module; readonly marksOf: NonNullable<EditorConfig['elsewhere']> }

/** What a page of another system needs to show this block as it is set up here. One with a name is looked up on this page, as published. */
export function Elsewhere({ module: { block, props }, marksOf }: ElsewhereProps) {
  const { document } = useEditing()
  const marks = marksOf(props, document.path)
  const about =
    'page' in marks
      ? 'Paste this code into any page of that website. Visitors there see this block as it is published on this page.'
      : 'Paste this code into any page of that website. It shows this block with the settings above. Copy it again after you change them.'
  return <Snippet name={block} marks={marks} about={about} level={3} />
}
