import { lazyPart } from '@frontage/parts/admin/lazy-part'
import { issuesAt, type ValidationIssue } from '@frontage/parts/admin/setting'
import { Alert, Anchor, Text } from '@mantine/core'
import { IconAlertTriangle, IconEyeOff } from '@tabler/icons-react'
import { Suspense } from 'react'
import { type Column, type Module, pathOf, type Row } from '../../../../admin/document/document'
import { messages } from '../../../messages'
import { isLayout } from '../../document/layouts'
import { ColumnWidths } from '../../fields/column-widths'
import { BlockFields, ColumnFields, EntranceFields, RowFields } from '../../fields/fields'
import { useDrawn } from '../canvas/canvas-context'
import { useEditing } from '../editing'
import { LayoutPicker } from '../palette/layout-picker'

const Elsewhere = lazyPart(() => import('./elsewhere').then(({ Elsewhere }) => Elsewhere))

/** The fields of the selected thing. Their code comes once the editor stands. */
export function SelectedFields() {
  const { part, actions, selected, blocks } = useEditing()
  const faults = useIssues()
  if (!part) return null
  const block = 'block' in part ? blocks.find(({ name }) => name === part.block) : undefined
  if ('block' in part && !block) return <Text>{messages.unknownPart}</Text>
  if ('block' in part)
    return (
      <>
        <Mend faults={faults} />
        <NothingYet module={part} />
        <BlockFields
          block={part.block}
          props={part.props}
          faults={issuesAt(faults, 'props')}
          change={(props) => actions.change<Module>((before) => ({ ...before, props }), `${selected} ${changedIn(part.props, props)}`)}
        />
        <EntranceFields module={part} faults={faults} change={(module) => actions.change<Module>(() => module, `entrance ${selected}`)} />
        <Suspense>{block?.elsewhere && <Elsewhere module={part} marksOf={block.elsewhere} />}</Suspense>
      </>
    )
  if ('modules' in part) return <ColumnFields column={part} faults={faults} change={(column) => actions.change<Column>(() => column, '')} />
  return (
    <>
      <Mend faults={faults} />
      <Text fw={600}>{messages.layout}</Text>
      <LayoutPicker choose={actions.layOut} isChosen={(spans) => isLayout(part, spans)} />
      <ColumnWidths row={part} change={(row) => actions.change<Row>(() => row, '')} />
      <RowFields row={part} faults={faults} change={(row) => actions.change<Row>(() => row, `${selected} ${changedIn(part, row)}`)} />
    </>
  )
}

/** Faults of what is selected, by their place inside it. */
function useIssues(): readonly ValidationIssue[] {
  const { faults, place } = useEditing()
  return place ? issuesAt(faults, pathOf(place)) : []
}

/** Which settings are another: what is typed into one field is one step back. */
const changedIn = (before: object, after: object): string =>
  Object.entries(after)
    .filter(([name, value]) => (before as Record<string, unknown>)[name] !== value)
    .map(([name]) => name)
    .join(' ')

/** What is wrong as a whole; what is wrong with one setting stands there. */
function Mend({ faults }: { readonly faults: readonly ValidationIssue[] }) {
  const whole = faults.filter(({ path }) => path === '' || path === 'block')
  if (whole.length === 0) return null
  return (
    <Alert color="red" icon={<IconAlertTriangle size={20} />} title={messages.toMend}>
      {whole.map(({ text }) => (
        <Text key={text} size="sm">
          {text}
        </Text>
      ))}
    </Alert>
  )
}

/** What to do as long as visitors see nothing of it. */
function NothingYet({ module }: { readonly module: Module }) {
  const { selected = '', blocks } = useEditing()
  const empty = blocks.find(({ name }) => name === module.block)?.empty
  if (!useDrawn(selected)?.isEmpty || !empty) return null
  const { text, link } = empty
  return (
    <Alert color="gray" icon={<IconEyeOff size={20} />} title={messages.nothingYet}>
      <Text size="sm">{text}</Text>
      {link && (
        <Anchor href={link.href} target="_blank" size="sm" fw={600}>
          {link.label}
        </Anchor>
      )}
    </Alert>
  )
}
