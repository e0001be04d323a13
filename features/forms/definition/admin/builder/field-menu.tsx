import { Button, Menu } from '@mantine/core'
import { IconArrowRight, IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import type { DraftField } from '../draft/draft'
import { useBuild } from './build'
import type { FieldActions } from './use-field-actions'

type FieldMenuProps = { readonly name: string; readonly field: DraftField; readonly step: number; readonly actions: FieldActions }

/** What is done with a field less often. */
export function FieldMenu({ name, field, step, actions }: FieldMenuProps) {
  const { steps } = useBuild().draft
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" px="sm" data-action="more" aria-label={`More for ${name}`}>
          <IconDots size={18} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCopy size={18} />} onClick={() => actions.copy(field)}>
          Duplicate
        </Menu.Item>
        {steps.map(
          ({ key, title }, number) =>
            number !== step && (
              <Menu.Item key={key} leftSection={<IconArrowRight size={18} />} onClick={() => actions.moveTo(field, number)}>
                Move to step {number + 1}
                {title && `: ${title}`}
              </Menu.Item>
            ),
        )}
        <Menu.Item leftSection={<IconTrash size={18} />} color="red" onClick={() => actions.remove(field)}>
          Remove
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
