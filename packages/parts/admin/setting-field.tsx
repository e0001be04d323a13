import { NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core'
import { ColourField } from './colour-field'
import { LinesField } from './lines-field'
import { ListField } from './list-field'
import type { Setting } from './setting'

export type SettingFieldProps = {
  readonly setting: Setting
  readonly value: unknown
  readonly error?: string | undefined
  readonly change: (value: unknown) => void
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** One setting with what it is set with. */
export function SettingField({ setting, value, error, change }: SettingFieldProps) {
  const common = { label: setting.label, description: setting.help, error }
  switch (setting.control) {
    case 'flag':
      return <Switch {...common} checked={value === true} onChange={({ currentTarget }) => change(currentTarget.checked)} />
    case 'choice':
      return <Select {...common} data={[...setting.choices]} value={textOf(value)} onChange={change} />
    case 'step':
      return (
        <Select
          {...common}
          data={[...setting.choices]}
          value={String(value ?? null)}
          onChange={(next) => change(next === null || next === 'null' ? null : Number(next))}
        />
      )
    case 'number':
      return <Amount {...common} least={setting.least} most={setting.most} value={value} change={change} />
    case 'names':
    case 'numbers':
      return <ListField {...common} kind={setting.control} value={value} change={change} />
    case 'limit':
      return <Amount {...common} least={setting.least} most={setting.most} isOptional value={value} change={change} />
    case 'lines':
      return <LinesField {...common} read={setting.read} write={setting.write} value={value} change={change} />
    case 'colour':
      return <ColourField {...common} value={textOf(value)} change={change} />
    case 'text':
      return (
        <Textarea {...common} autosize minRows={2} value={textOf(value)} onChange={({ currentTarget }) => change(currentTarget.value)} />
      )
    case 'line':
      return <TextInput {...common} value={textOf(value)} onChange={({ currentTarget }) => change(currentTarget.value)} />
  }
}

type AmountProps = {
  readonly label: string
  readonly description: string | undefined
  readonly error: string | undefined
  readonly least: number
  readonly most: number
  /** Empty is an answer: null. */
  readonly isOptional?: boolean
  readonly value: unknown
  readonly change: (value: unknown) => void
}

/** A whole number within its bounds. */
const Amount = ({ least, most, isOptional = false, value, change, ...common }: AmountProps) => (
  <NumberInput
    {...common}
    min={least}
    max={most}
    clampBehavior="blur"
    allowDecimal={false}
    hideControls
    value={typeof value === 'number' ? value : ''}
    onChange={(next) => change(typeof next === 'number' ? next : isOptional ? null : least)}
  />
)
