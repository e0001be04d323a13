import { Conflict } from '@frontage/parts/admin/conflict'
import { LeaveQuestion } from '@frontage/parts/admin/leave-question'
import { useHotkeys } from '@mantine/hooks'
import type { OwnerItem } from '../../../item'
import styles from './editor.module.css'
import { EditorHead } from './editor-head'
import { OpeningPart } from './opening-part'
import { PicturesPart } from './pictures-part'
import { SidePart } from './side-part'
import { TermsPart } from './terms-part'
import { useEditor } from './use-editor'
import { WordsPart } from './words-part'

/** Everything of one item. */
export function Editor({ item }: { readonly item: OwnerItem | undefined }) {
  const editing = useEditor(item)
  const { draft, save, question, conflict } = editing
  useHotkeys([['mod+S', () => save(draft.state)]], [])
  return (
    <div className={styles.editor}>
      <EditorHead editing={editing} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <WordsPart editing={editing} />
          <OpeningPart editing={editing} />
          <PicturesPart editing={editing} />
        </div>
        <div className={styles.column}>
          <TermsPart editing={editing} />
          <SidePart editing={editing} />
        </div>
      </div>
      <Conflict conflict={conflict} />
      {question && <LeaveQuestion answer={question.answer} />}
    </div>
  )
}
