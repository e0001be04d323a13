import { useSize } from '@frontage/parts/admin/use-size'
import { whenAtRest } from '@frontage/parts/admin/when-at-rest'
import { useMergedRef } from '@mantine/hooks'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useCatalogue } from '../../../admin/catalogue'
import { useUnfinished } from '../../../admin/unfinished/use-unfinished'
import { CanvasContext, CanvasStore } from './canvas/canvas-context'
import { Drawing } from './canvas/drawing'
import { type Screen, Stage } from './canvas/stage'
import { EditingContext, type EditorContext, type PanelState } from './editing'
import { useWriting } from './inline/use-writing'
import type { Entered, Panel } from './page-editing'
import { Panels } from './panels'
import { Presets } from './presets'
import { PuckEditor } from './puck/puck-editor'
import { loadFields } from './settings/settings'
import { Toolbar } from './toolbar'
import { useActions } from './use-actions'
import { type EditorProps, useEditor } from './use-editor'
import { type Room, useFolds } from './use-folds'
import { useKeys } from './use-keys'
import styles from './workbench.module.css'

/** Pixels of room from which the canvas has a place beside its panels, and from which it keeps 640 between two of them. */
const BESIDE = 680
const BOTH = 1312

/** The page, and beside it what is done to it. On a phone one at a time. */
export function Workbench(props: EditorProps) {
  const store = useStore(props)
  const { ref: size, width } = useSize<HTMLDivElement>()
  const room = width === 0 || width >= BOTH ? 'both' : width >= BESIDE ? 'beside' : 'alone'
  const desk = useDesk(props, store, room)
  const around = useRef<HTMLDivElement>(null)
  const ref = useMergedRef(size, around)
  const [screen, setScreen] = useState<Screen>(() => (innerWidth < BESIDE ? 'phone' : 'wide'))
  const page = useSyncExternalStore(store.subscribe, () => store.page)
  useKeys(desk, around, page)
  useEffect(() => whenAtRest(() => void loadFields()), [])
  return (
    <EditingContext value={desk}>
      <CanvasContext value={store}>
        <PuckEditor blocks={desk.blocks}>
          <div ref={ref} className={styles.workbench} data-room={room} data-panel={desk.panel.name} data-folded={desk.folds.names}>
            <Presets />
            <Toolbar screen={screen} choose={setScreen} room={room} />
            <div className={styles.parts}>
              <Panels room={room} />
              <Stage screen={screen} />
            </div>
          </div>
        </PuckEditor>
      </CanvasContext>
    </EditingContext>
  )
}

function useStore({ document }: EditorProps): CanvasStore {
  const [store] = useState(() => new CanvasStore(document, new Drawing()))
  useEffect(() => () => store.drawing.end(), [store])
  return store
}

function useDesk(props: EditorProps, store: CanvasStore, room: Room): EditorContext {
  const editing = useEditor(props)
  const blocks = useCatalogue()
  const faults = useUnfinished(editing.document, editing.faults, store.drawing)
  const [panel, setPanel] = useState<PanelState>({ name: 'outline', entered: undefined })
  const folds = useFolds(room)
  const open = (name: Panel, entered?: Entered): void => {
    folds.unfoldFor(name)
    setPanel({ name, entered })
  }
  const { focusAt } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place is news
  useEffect(() => {
    if (focusAt) open('settings', 'fault')
  }, [focusAt])
  const titles = (block: string): string => blocks.find(({ name }) => name === block)?.title ?? block
  const actions = useActions(editing, titles)
  const { writing, write } = useWriting(store, editing)
  const { document } = editing
  useEffect(() => {
    store.show(document)
    store.drawing.show(document)
  }, [store, document])
  return { ...editing, faults, blocks, titles, actions, writing, write: (key, at) => void write(key, at), panel, open, folds }
}
