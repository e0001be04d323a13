import { issuesAt } from '@frontage/parts/admin/setting'
import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Switch, TextInput, Title } from '@mantine/core'
import type { PartProps } from '../frame/frame-kind'
import type { LineKind } from '../lines/line-props'
import { LineTree } from '../lines/line-tree'
import type { BarDraft, HeaderDraft } from './header-draft'

const barLines: LineKind = {
  ...{ name: 'links', below: 'children', deepest: 0, add: 'Add a link', addBelow: '' },
  words: () => 'Text',
  field: () => 'label',
  link: () => 'must',
}

/** Narrow bars above and below the main one. */
export const BarsPart = ({ draft, change, faults }: PartProps<HeaderDraft>) => (
  <>
    <Bar
      {...{ title: 'Bar above', name: 'above', bar: draft.above, isOn: draft.hasAbove === true, faults }}
      help="For example opening hours, a phone number or a notice."
      turn={(hasAbove) => change({ ...draft, hasAbove })}
      change={(above, mark) => change({ ...draft, above }, mark)}
    />
    <Bar
      {...{ title: 'Bar below', name: 'below', bar: draft.below, isOn: draft.hasBelow === true, faults }}
      help="For a second row of links, such as all services."
      turn={(hasBelow) => change({ ...draft, hasBelow })}
      change={(below, mark) => change({ ...draft, below }, mark)}
    />
  </>
)

type BarProps = Pick<PartProps<HeaderDraft>, 'faults'> & {
  readonly title: string
  readonly name: 'above' | 'below'
  readonly help: string
  readonly bar: BarDraft
  readonly isOn: boolean
  readonly turn: (isOn: boolean) => void
  readonly change: (bar: BarDraft, mark?: string) => void
}

const Bar = ({ title, name, help, bar, isOn, faults, turn, change }: BarProps) => (
  <section className={groups.group} aria-labelledby={`${name}-title`}>
    <Title order={2} id={`${name}-title`}>
      {title}
    </Title>
    <Switch label="Show this bar" description={help} checked={isOn} onChange={({ currentTarget }) => turn(currentTarget.checked)} />
    {isOn && (
      <>
        <TextInput
          label="Text"
          maxLength={200}
          error={faults.find(({ path }) => path === `${name}.text`)?.text}
          value={bar.text}
          onChange={({ currentTarget }) => change({ ...bar, text: currentTarget.value }, `${name}.text`)}
        />
        <LineTree
          label={`Links of the ${title.toLowerCase()}`}
          kind={barLines}
          lines={bar.lines}
          faults={issuesAt(faults, name)}
          change={(lines, mark) => change({ ...bar, lines }, mark)}
        />
      </>
    )}
  </section>
)
