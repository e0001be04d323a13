import { NumberInput } from '@mantine/core'

type AmountFieldProps = {
  readonly label: string
  readonly description: string | undefined
  readonly error: string | undefined
  /** `limit`: empty is an answer: null. */
  readonly of: {
    readonly control: 'number' | 'limit'
    readonly least: number
    readonly most: number
    readonly hasDecimals?: boolean
  }
  readonly value: unknown
  readonly change: (value: unknown) => void
}

/** A number within its bounds. */
export const AmountField = ({ of: { control, least, most, hasDecimals = false }, value, change, ...common }: AmountFieldProps) => (
  <NumberInput
    {...common}
    min={least}
    max={most}
    clampBehavior="blur"
    allowDecimal={hasDecimals}
    hideControls
    value={typeof value === 'number' ? value : ''}
    onChange={(next) => change(typeof next === 'number' ? next : control === 'limit' ? null : least)}
  />
)
