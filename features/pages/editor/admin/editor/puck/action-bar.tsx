import { ActionBar as Bar } from '@puckeditor/core'
import { IconArrowDown, IconArrowUp, IconCopyPlus, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { messages } from '../../../messages'
import { useEditing } from '../editing'

const SIZE = 16

/** What stands at the selected thing in the canvas. For the pointer: keys have the outline. */
export function ActionBar({ label, parentAction }: { readonly label?: string; readonly parentAction: ReactNode }) {
  const { actions, part, selected, write } = useEditing()
  return (
    <div className="canvas-bar">
      <Bar>
        <Bar.Group>
          {parentAction}
          {label && <Bar.Label label={label} />}
        </Bar.Group>
        <Bar.Group>
          {part && 'block' in part && selected !== undefined && (
            <Bar.Action label={messages.write} onClick={() => write(selected)}>
              <IconPencil size={SIZE} />
            </Bar.Action>
          )}
          <Bar.Action label={messages.moveUp} onClick={() => actions.step(-1)}>
            <IconArrowUp size={SIZE} />
          </Bar.Action>
          <Bar.Action label={messages.moveDown} onClick={() => actions.step(1)}>
            <IconArrowDown size={SIZE} />
          </Bar.Action>
          <Bar.Action label={messages.duplicate} onClick={actions.duplicate}>
            <IconCopyPlus size={SIZE} />
          </Bar.Action>
          <Bar.Action label={messages.remove} onClick={actions.remove}>
            <IconTrash size={SIZE} />
          </Bar.Action>
        </Bar.Group>
      </Bar>
    </div>
  )
}
