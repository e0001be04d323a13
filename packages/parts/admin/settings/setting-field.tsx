import { useAdmin } from '@frontage/kit/admin/screen'
import { Loader, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { type ComponentType, Suspense } from 'react'
import { RichTextField } from '../rich-text/rich-text-field'
import { DayField, DurationField, MomentField } from '../time-fields'
import { AmountField } from './amount-field'
import { ChoiceField, SeveralField, StepField } from './choice-fields'
import { ColourField } from './colour-field'
import { EntryList } from './entry-list'
import { LinesField } from './lines-field'
import { ListField } from './list-field'
import { PartField } from './part-field'
import { PictureField } from './picture-field'
import { isRecord, issuesAt, type OwnFieldProps, type Setting, type ValidationIssue, valueAt, withValueAt } from './setting'
import { VariantField } from './variant-field'

export type SettingFieldProps = {
  readonly setting: Setting
  readonly value: unknown
  readonly error?: string | undefined
  /** Of what lies inside the value, seen from there. */
  readonly faults?: readonly ValidationIssue[]
  readonly change: (value: unknown) => void
}

export type StackProps = {
  readonly settings: readonly Setting[]
  readonly value: unknown
  readonly faults: readonly ValidationIssue[]
  /** `path` says which setting was changed. */
  readonly change: (value: unknown, path: string) => void
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function withSetting(value: unknown, { path, isOptional }: Setting, next: unknown): unknown {
  const kept = isOptional && (next === '' || next === null) ? undefined : next
  return path === '' ? kept : withValueAt(isRecord(value) ? value : {}, path, kept)
}

/** Several settings, one below the other; those that do not apply are left out. */
export const SettingStack = ({ settings, value, faults, change }: StackProps) => (
  <Stack gap="md">
    {settings.map((setting) => {
      const own = issuesAt(faults, setting.path)
      if (setting.when && isRecord(value) && !setting.when(value)) return null
      return (
        <SettingField
          key={setting.path}
          setting={setting}
          value={valueAt(value, setting.path) ?? setting.otherwise}
          error={own[0]?.text}
          faults={own}
          change={(next) => change(withSetting(value, setting, next), setting.path)}
        />
      )
    })}
  </Stack>
)

/** One setting with what it is set with. */
export function SettingField({ setting, value, error, faults = [], change }: SettingFieldProps) {
  const common = { label: setting.label, description: setting.help, error }
  const inner = { value, faults, change, Inner: SettingStack }
  switch (setting.control) {
    case 'list':
      return <EntryList {...common} {...inner} of={setting} />
    case 'part':
      return <PartField {...common} {...inner} of={setting} />
    case 'variant':
      return <VariantField {...common} {...inner} of={setting} />
    case 'picture':
      return <PictureField {...common} faults={faults} value={value} mayBeNone={setting.mayBeNone} change={change} />
    case 'own':
      return <setting.Field {...common} value={value} change={change} />
    case 'contributed':
      return <ContributedField {...common} field={setting.field} value={value} change={change} />
    case 'lines':
      return <LinesField {...common} read={setting.read} write={setting.write} value={value} change={change} />
    default:
      return <SimpleField setting={setting} value={value} error={error} change={change} />
  }
}

type SimpleProps = Omit<SettingFieldProps, 'faults'>

/** A setting of a single value. */
function SimpleField({ setting, value, error, change }: SimpleProps) {
  const common = { label: setting.label, description: setting.help, error }
  const written = { ...common, value: textOf(value), change }
  switch (setting.control) {
    case 'day':
      return <DayField {...common} value={value} change={change} />
    case 'moment':
      return <MomentField {...common} value={value} change={change} />
    case 'flag':
      return <FlagField {...common} value={value} change={change} />
    case 'choice':
      return <ChoiceField {...common} choices={setting.choices} none={setting.none} value={value} change={change} />
    case 'step':
      return <StepField {...common} choices={setting.choices} value={value} change={change} />
    case 'several':
      return <SeveralField {...common} choices={setting.choices} value={value} change={change} />
    case 'number':
    case 'limit':
      return <AmountField {...common} of={setting} value={value} change={change} />
    case 'duration':
      return <DurationField {...common} of={setting} value={value} change={change} />
    case 'names':
    case 'numbers':
      return <ListField {...common} kind={setting.control} value={value} change={change} />
    case 'colour':
      return <ColourField {...written} />
    case 'html':
      return <RichTextField {...written} />
    case 'text':
      return <Textarea {...common} autosize minRows={2} value={written.value} onChange={(event) => change(event.currentTarget.value)} />
    default:
      return <TextInput {...common} value={written.value} onChange={({ currentTarget }) => change(currentTarget.value)} />
  }
}

/** Its name is its label alone: around the switch stand its explanation and its fault, too. */
const FlagField = ({ value, change, ...common }: OwnFieldProps) => (
  <Switch {...common} aria-label={common.label} checked={value === true} onChange={({ currentTarget }) => change(currentTarget.checked)} />
)

/** A field of another feature; while it is not there, and where nobody lends it, a line. */
function ContributedField({ field, ...common }: OwnFieldProps & { readonly field: string }) {
  const Contributed: ComponentType<OwnFieldProps> | undefined = useAdmin().fields[field]
  if (!Contributed)
    return (
      <TextInput
        label={common.label}
        description={common.description}
        error={common.error}
        value={String(common.value ?? '')}
        onChange={({ currentTarget }) => common.change(currentTarget.value)}
      />
    )
  return (
    <Suspense fallback={<Loader size="sm" />}>
      <Contributed {...common} />
    </Suspense>
  )
}
