import rows from '@frontage/parts/admin/lists/rows.module.css'
import { Button } from '@mantine/core'
import { kindOf } from '../../unreadable'
import type { UnreadableRecord } from '../../wire.status'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "Project 12": what it is called on the screen, with its number where it has one. */
const nameOf = (record: string): string => {
  const [number] = /\d+/.exec(record) ?? []
  return capital(`${kindOf(record).one}${number ? ` ${number}` : ''}`)
}

/** One record that cannot be read. */
export function UnreadableRow({ record, isReplaced }: UnreadableRecord) {
  const { at, without } = kindOf(record)
  return (
    <li className={rows.item}>
      <div className={rows.what}>
        <div className={rows.title}>{nameOf(record)}</div>
        <div className={rows.about}>
          {isReplaced
            ? `Something new was saved. What could not be read is stored in the database as the setting unreadable.${record}.`
            : without}
        </div>
      </div>
      {at && (
        <Button component="a" href={`/admin${at}`} variant="default" aria-label={`Open the list with ${nameOf(record)}`}>
          Open
        </Button>
      )}
    </li>
  )
}
