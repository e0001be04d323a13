import { Text, TextInput, Title } from '@mantine/core'
import { Drawer } from '@puckeditor/core'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { CatalogueEntry } from '../../../../admin/catalogue'
import { messages } from '../../../messages'
import { useEditing } from '../editing'
import type { Panel } from '../page-editing'
import { KeptRows } from './kept-rows'
import { LayoutPicker } from './layout-picker'
import styles from './palette.module.css'
import { PaletteItem } from './palette-item'
import { usePointerOnly } from './use-pointer-only'

/** Everything that can be put on the page: rows by how they are divided, and parts by their groups. */
export function Palette() {
  const { blocks, actions, open } = useEditing()
  const [typed, setTyped] = useState('')
  const found = groupsOf(blocks.filter((block) => !block.isBehind && isFound(block, typed)))
  const then = (panel: Panel, action: () => void): void => {
    action()
    open(panel, 'there')
  }
  const around = useRef<HTMLElement>(null)
  usePointerOnly(around)
  return (
    <section ref={around} className={styles.palette}>
      <TextInput
        type="search"
        aria-label={messages.search}
        placeholder={messages.search}
        leftSection={<IconSearch size={18} />}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {typed === '' && (
        <div>
          <Title order={2} size="sm">
            {messages.newRow}
          </Title>
          <Text size="sm" c="dimmed" mb="xs">
            {messages.newRowHelp}
          </Text>
          <LayoutPicker choose={(spans) => then('outline', () => actions.addRow(spans))} />
        </div>
      )}
      <KeptRows isFound={(words) => isIn(words, typed)} add={(row) => then('outline', () => actions.insertRow(row))} />
      <Text size="sm" c="dimmed">
        {found.length === 0 ? messages.nothingFound : messages.addHelp}
      </Text>
      <Drawer>
        {found.map(([group, entries]) => (
          <section key={group} className={styles.group}>
            <Title order={2} size="sm">
              {group}
            </Title>
            {entries.map((entry) => (
              <PaletteItem key={entry.name} entry={entry} add={() => then('settings', () => actions.add(entry))} />
            ))}
          </section>
        ))}
      </Drawer>
    </section>
  )
}

const isFound = ({ title, help }: CatalogueEntry, typed: string): boolean => isIn(`${title} ${help}`, typed)

const isIn = (words: string, typed: string): boolean => words.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase())

const groupsOf = (entries: readonly CatalogueEntry[]): (readonly [string, readonly CatalogueEntry[]])[] =>
  [...new Set(entries.map(({ group }) => group))].map((group) => [group, entries.filter((entry) => entry.group === group)] as const)
