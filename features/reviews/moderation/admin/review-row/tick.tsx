import { Checkbox } from '@mantine/core'
import type { TickProps } from './review-row-props'

/** Ticks a row, for what is done to many at once. */
export const Tick = ({ label, isChosen, choose }: TickProps) => <Checkbox aria-label={label} checked={isChosen} onChange={choose} />
