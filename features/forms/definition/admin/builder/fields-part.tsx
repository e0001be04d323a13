import { closestCenter, DndContext } from '@dnd-kit/core'
import { Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { FieldType } from '../../../form'
import { newKey } from '../draft/draft'
import { addField } from '../draft/edits'
import { addStep } from '../draft/step-edits'
import { useBuild } from './build'
import { ElsewherePart } from './elsewhere-part'
import { formGroups } from './groups/form-groups'
import { GroupsPart } from './groups/groups-part'
import { Palette } from './palette'
import { StepCard } from './step-card'
import { useDragging } from './use-dragging'
import { useFieldActions } from './use-field-actions'

const MOST_STEPS = 12

/** Steps and their fields, to be put in order by hand or by key. */
export function FieldsPart() {
  const { draft, change, setOpen } = useBuild()
  const [adding, setAdding] = useState<number>()
  const { actions, place, focusSoon } = useFieldActions()
  const dragging = useDragging()
  const add = (type: FieldType): void => {
    if (adding === undefined) return
    const key = newKey()
    change((before) => addField(before, adding, type, key))
    setOpen(key)
    focusSoon(key, 'settings')
    setAdding(undefined)
  }
  return (
    <Stack gap="lg">
      <div ref={place}>
        <DndContext collisionDetection={closestCenter} {...dragging}>
          <Stack gap="lg">
            {draft.steps.map((step, number) => (
              <StepCard key={step.key} step={step} number={number} actions={actions} add={() => setAdding(number)} />
            ))}
          </Stack>
        </DndContext>
      </div>
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} />}
          disabled={draft.steps.length >= MOST_STEPS}
          onClick={() => {
            change(addStep)
            setAdding(draft.steps.length)
          }}
        >
          Add a step
        </Button>
      </div>
      <GroupsPart groups={formGroups} />
      <ElsewherePart />
      {adding !== undefined && <Palette choose={add} close={() => setAdding(undefined)} />}
    </Stack>
  )
}
