import { Text } from '@mantine/core'
import { useId } from 'react'
import styles from './starts.module.css'

type Start = { readonly name: string; readonly title: string; readonly about: string }
type StartsProps<One extends Start> = {
  readonly starts: readonly One[]
  readonly start: One
  readonly choose: (start: One) => void
}

/** What something new may begin with: one of these, each with what it holds. */
export function Starts<One extends Start>({ starts, start, choose }: StartsProps<One>) {
  const group = useId()
  return (
    <fieldset className={styles.starts}>
      <legend>Start from</legend>
      {starts.map((one) => (
        <label key={one.name} className={styles.start}>
          <input type="radio" name={group} checked={one.name === start.name} onChange={() => choose(one)} />
          <span>
            <strong>{one.title}</strong>
            <Text span size="sm" c="dimmed" display="block">
              {one.about}
            </Text>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
