import { SaveBar } from '@frontage/parts/admin/save-bar'
import type { OwnerItem } from '../../../item'
import styles from './editor.module.css'
import { EditorHead } from './editor-head'
import { FactsPart } from './facts-part'
import { OpeningPart } from './opening-part'
import { PicturesPart } from './pictures-part'
import { SidePart } from './side-part'
import { TermsPart } from './terms-part'
import { useEditor } from './use-editor'
import { WordsPart } from './words-part'

/** Everything of one item. */
export function Editor({ item }: { readonly item: OwnerItem | undefined }) {
  const editing = useEditor(item)
  const { draft, kept, save, isChanged, isSaving, discard, faults, question, conflict } = editing
  return (
    <div className={styles.editor}>
      <EditorHead editing={editing} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <WordsPart editing={editing} />
          <FactsPart editing={editing} />
          <OpeningPart editing={editing} />
          <PicturesPart editing={editing} />
        </div>
        <div className={styles.column}>
          <TermsPart editing={editing} />
          <SidePart editing={editing} />
        </div>
      </div>
      <SaveBar
        {...{ isChanged, isSaving, discard, question, conflict }}
        failure={faults.length > 0 ? faults.map(({ text }) => text).join(' ') : undefined}
        save={() => save(draft.state)}
        isKept={kept !== undefined}
      />
    </div>
  )
}
