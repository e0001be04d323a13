import { leadingNumberOf } from '../parameters'
import type { Check } from '../rule'

/** Six decimals are enough for money and hide what binary fractions lose. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6

const orZero = (value: unknown): number => leadingNumberOf(value) || 0

/** Each number is a whole count of intervals away from the base; no interval, no steps. */
export const stepnumber: Check = ({ texts }, rule) => {
  const interval = orZero(rule.interval)
  const base = orZero(rule.base)
  const isOnStep = (text: string): boolean => {
    const rest = rounded((orZero(text) - base) % interval)
    return rest === 0 || rest === rounded(interval)
  }
  return interval <= 0 || texts.every(isOnStep)
}
