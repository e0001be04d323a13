import { useSortable } from '@dnd-kit/sortable'
import { issuesAt } from '@frontage/parts/admin/setting'
import { Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { useId } from 'react'
import type { DraftField } from '../draft/draft'
import { typeWords } from '../draft/field-types'
import { useBuild } from './build'
import styles from './builder.module.css'
import { FieldMenu } from './field-menu'
import { FieldSettings } from './field-settings'
import type { FieldActions } from './use-field-actions'

type FieldRowProps = { readonly field: DraftField; readonly path: string; readonly step: number; readonly actions: FieldActions }

const plain = (html: string): string => html.replaceAll(/<[^<>]*>/g, ' ').trim()

/** One field: its place, and its settings behind a button. */
export function FieldRow({ field, path, step, actions }: FieldRowProps) {
  const { open, setOpen, faults } = useBuild()
  const settingsId = useId()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: field.key })
  const mine = issuesAt(faults, path)
  const isOpen = open === field.key
  const { label: kind, icon: Icon } = typeWords[field.type]
  const name = plain(field.label) || field.name
  const moved = transform && `translate3d(${transform.x}px, ${transform.y}px, 0)`
  return (
    <li
      ref={setNodeRef}
      className={styles.field}
      data-field={field.key}
      data-dragging={isDragging || undefined}
      style={{ transform: moved ?? undefined, transition }}
    >
      <div className={styles.line}>
        <button ref={setActivatorNodeRef} type="button" className={styles.grip} {...attributes} {...listeners} aria-label={`Drag ${name}`}>
          <IconGripVertical size={20} stroke={1.6} />
        </button>
        <span className={styles.icon}>
          <Icon size={20} stroke={1.6} />
        </span>
        <span className={styles.what}>
          <strong className={styles.label}>{name}</strong>
          <span className={styles.kind}>
            {kind}
            {field.required && ' · required'}
            {mine.length > 0 && <em className={styles.bad}> · to fix</em>}
          </span>
        </span>
        <span className={styles.actions}>
          <Button variant="default" px="sm" data-action="up" aria-label={`Move ${name} up`} onClick={() => actions.nudge(field, -1)}>
            <IconArrowUp size={18} />
          </Button>
          <Button variant="default" px="sm" data-action="down" aria-label={`Move ${name} down`} onClick={() => actions.nudge(field, 1)}>
            <IconArrowDown size={18} />
          </Button>
          <Button
            variant="default"
            aria-label={`Change ${name}`}
            aria-expanded={isOpen}
            aria-controls={settingsId}
            onClick={() => setOpen(isOpen ? undefined : field.key)}
          >
            Change
          </Button>
          <FieldMenu name={name} field={field} step={step} actions={actions} />
        </span>
      </div>
      <div id={settingsId} data-action="settings" hidden={!isOpen}>
        {isOpen && <FieldSettings field={field} faults={mine} />}
      </div>
    </li>
  )
}
