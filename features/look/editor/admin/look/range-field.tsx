import type { OwnFieldProps } from '@frontage/parts/admin/setting'
import { Input } from '@mantine/core'
import { type ComponentType, useId } from 'react'
import styles from './look.module.css'

/** A number within bounds that is drawn along a line: what it does is seen at once. It is shown divided by `parts`. */
export const rangeOf = ([least, most]: readonly [number, number], unit: string, step = 1, parts = 1): ComponentType<OwnFieldProps> =>
  function RangeField({ label, description, value, change }) {
    const id = useId()
    const number = typeof value === 'number' ? value : least
    const shown = `${number / parts}${unit}`
    return (
      <Input.Wrapper label={label} description={description} labelProps={{ htmlFor: id }} id={id}>
        <span className={styles.range}>
          <input
            id={id}
            type="range"
            min={least}
            max={most}
            step={step}
            value={number}
            aria-valuetext={shown}
            onChange={({ currentTarget }) => change(currentTarget.valueAsNumber)}
          />
          <output htmlFor={id}>{shown}</output>
        </span>
      </Input.Wrapper>
    )
  }
