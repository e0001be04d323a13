import { Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Sorting } from '../lists/sorting'
import { AddPictures } from './add-pictures'
import { EntryRow } from './entry-row'
import { Framed, type InnerFieldProps } from './part-field'
import { issuesAt, type ListOf } from './setting'
import styles from './settings.module.css'
import { useEntries } from './use-entries'

/** A list: its entries are added, put in order and opened one at a time. */
export function EntryList({ label, description, error, of, value, faults, change, Inner }: InnerFieldProps<ListOf>) {
  const list = useEntries(of, value, change)
  const { entries, open, add, move } = list
  const places = new Map(entries.map(({ key }, place) => [key, place]))
  const isFull = entries.length >= of.most
  return (
    <Framed label={label} description={description} error={faults.some(({ path }) => path === '') ? error : undefined}>
      <Sorting
        ids={entries.map(({ key }) => key)}
        nameOf={(key) => entries[places.get(key) ?? 0]?.title ?? ''}
        move={(key, to) => move(places.get(key) ?? 0, to)}
      >
        <ol className={styles.entries}>
          {entries.map((entry, place) => (
            <EntryRow
              key={entry.key}
              entry={entry}
              picture={of.picture}
              isOpen={entry.key === open}
              fault={issuesAt(faults, String(place))[0]?.text}
              place={place}
              room={{ isLast: place === entries.length - 1, isFull, isNeeded: entries.length <= of.least }}
              list={list}
            >
              <Inner
                settings={of.settings}
                value={entry.value}
                faults={issuesAt(faults, String(place))}
                change={(next) => list.write(place, next)}
              />
            </EntryRow>
          ))}
        </ol>
      </Sorting>
      <Group gap="xs">
        {of.picture !== undefined && <AddPictures of={of} picture={of.picture} room={of.most - entries.length} add={add} />}
        <Button
          size="compact-md"
          variant="light"
          leftSection={<IconPlus size={16} />}
          disabled={isFull}
          onClick={() => add([structuredClone(of.start)])}
        >
          Add {of.one.toLowerCase()}
        </Button>
        {isFull && <Text size="sm">You have reached the maximum of {of.most}.</Text>}
      </Group>
    </Framed>
  )
}
