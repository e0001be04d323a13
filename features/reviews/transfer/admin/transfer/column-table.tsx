import { Select, Stack, Text, Title } from '@mantine/core'
import { fieldOptions, LEFT_OUT, type Mapping, type Preview, sampleOf, withField } from './mapping'
import styles from './transfer.module.css'

type ColumnTableProps = { readonly preview: Preview; readonly mapping: Mapping; readonly change: (mapping: Mapping) => void }

/** Every column of the file, what stands in it, and what it is read as. */
export function ColumnTable({ preview: { columns, fields }, mapping, change }: ColumnTableProps) {
  const options = fieldOptions(fields)
  return (
    <Stack gap="xs" component="section" aria-label="Columns">
      <Title order={3}>What each column contains</Title>
      <Text size="sm" c="dimmed">
        We matched the columns for you. Please check them.
      </Text>
      <ul className={styles.columns}>
        {columns.map(({ name, field, examples }) => (
          <li key={name}>
            <div>
              <strong>{name}</strong>
              <p className={styles.examples}>{sampleOf(examples) || 'empty'}</p>
            </div>
            <Select
              aria-label={`Import column ${name} as`}
              searchable
              data={options}
              value={(mapping[name] ?? field) || LEFT_OUT}
              onChange={(value) => change(withField(columns, mapping, name, value === LEFT_OUT ? '' : (value ?? '')))}
            />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
