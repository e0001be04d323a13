import { Button, Tooltip } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'

type UndoButtonsProps = {
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
}

const SIZE = 20

/** A step back and a step forth. Whoever shows them hears their keys too. */
export const UndoButtons = ({ undo, redo, canUndo, canRedo }: UndoButtonsProps) => (
  <>
    <Tooltip label="Undo (Ctrl Z)">
      <Button variant="default" px="sm" aria-label="Undo" disabled={!canUndo} onClick={undo}>
        <IconArrowBackUp size={SIZE} />
      </Button>
    </Tooltip>
    <Tooltip label="Redo (Ctrl Shift Z)">
      <Button variant="default" px="sm" aria-label="Redo" disabled={!canRedo} onClick={redo}>
        <IconArrowForwardUp size={SIZE} />
      </Button>
    </Tooltip>
  </>
)
