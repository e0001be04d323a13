import { Puck } from '@puckeditor/core'
import { useEffect, useState } from 'react'
import { useCatalogue } from '../fields/catalogue'
import { CanvasContext, CanvasStore } from './canvas/canvas-context'
import { Drawing } from './canvas/drawing'
import { EditingContext } from './editing'
import { PuckEditor } from './puck/puck-editor'
import { type EditorProps, useEditor } from './use-editor'

export function Workbench(props: EditorProps) {
  const editing = useEditor(props)
  const blocks = useCatalogue()
  const [store] = useState(() => new CanvasStore(editing.document, new Drawing()))
  useEffect(() => {
    store.show(editing.document)
    store.drawing.show(editing.document)
  }, [store, editing.document])
  return (
    <EditingContext value={editing}>
      <CanvasContext value={store}>
        <PuckEditor blocks={blocks}>
          <div style={{ height: 700, width: 1000 }}>
            <Puck.Preview />
          </div>
        </PuckEditor>
      </CanvasContext>
    </EditingContext>
  )
}
