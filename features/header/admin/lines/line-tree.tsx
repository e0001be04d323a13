import { useAdmin } from '@frontage/kit/admin/screen'
import { issuesAt, type ValidationIssue } from '@frontage/parts/admin/setting'
import { Sorting } from '@frontage/parts/admin/sorting'
import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { messages } from '../../messages.admin'
import type { LineKind } from './line-props'
import { LineRow } from './line-row'
import { dropped, type Line, newKey, pathsOf, stepped, type Way, withNew, without } from './lines'
import styles from './lines.module.css'

type LineTreeProps = {
  readonly label: string
  readonly kind: LineKind
  readonly lines: readonly Line[]
  readonly change: (lines: readonly Line[], mark?: string) => void
  readonly faults: readonly ValidationIssue[]
}

/** Pixels to the right that are a step deeper. */
const STEP = 24

/** Links below links: dragged by their handles, moved by keyboard or by their menus, changed where they stand. */
export function LineTree({ label, kind, lines, change, faults }: LineTreeProps) {
  const { announce } = useAdmin()
  const [open, setOpen] = useState<string>()
  const paths = pathsOf(lines, kind.name, kind.below)
  const add = (below?: Line): void => {
    const line = { key: newKey(), label: '', href: '', depth: below ? below.depth + 1 : 0 }
    change(withNew(lines, line, below?.key))
    setOpen(line.key)
  }
  const step = (line: Line, way: Way): void => {
    const next = stepped(lines, line.key, way, kind.deepest)
    if (!next) return
    change(next)
    announce(`${line.label}: number ${next.findIndex(({ key }) => key === line.key) + 1}, level ${depthIn(next, line) + 1}.`)
  }
  const remove = (line: Line): void => {
    change(without(lines, line.key))
    announce(messages.lines.removed(line.label))
  }
  const edit = (next: Line): void =>
    change(
      lines.map((line) => (line.key === next.key ? next : line)),
      `line ${next.key}`,
    )
  return (
    <div className={styles.tree}>
      {lines.length > 0 && (
        <Sorting
          hasLevels
          ids={lines.map(({ key }) => key)}
          nameOf={(key) => lines.find((line) => line.key === key)?.label || messages.lines.nameless}
          move={(key, to, aside) => change(dropped(lines, key, to, Math.round(aside / STEP), kind.deepest))}
        >
          <ul className={styles.list} aria-label={label}>
            {lines.map((line) => (
              <LineRow
                key={line.key}
                {...{ line, kind, edit, remove, step, add }}
                isOpen={open === line.key}
                toggle={() => setOpen(open === line.key ? undefined : line.key)}
                can={(way) => stepped(lines, line.key, way, kind.deepest) !== undefined}
                faults={issuesOfLine(faults, paths.get(line.key) ?? '')}
              />
            ))}
          </ul>
        </Sorting>
      )}
      <Faults texts={faults.filter(({ path }) => path === kind.name).map(({ text }) => text)} />
      <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => add()}>
        {kind.add}
      </Button>
      {lines.length > 1 && (
        <Text size="sm" c="dimmed">
          {messages.lines.hint}
        </Text>
      )}
    </div>
  )
}

const depthIn = (lines: readonly Line[], { key }: Line): number => lines.find((line) => line.key === key)?.depth ?? 0

/** Issues of one line, by the name of its field; not those of the lines below it. */
const issuesOfLine = (faults: readonly ValidationIssue[], path: string): ValidationIssue[] =>
  issuesAt(faults, path).filter((issue) => /^[a-z]+$/i.test(issue.path))

const Faults = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.map((text) => (
    <Text key={text} size="sm" c="var(--color-danger)" role="alert">
      {text}
    </Text>
  ))
