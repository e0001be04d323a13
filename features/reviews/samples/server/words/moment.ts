import { createDice, type Dice } from './dice'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const FIRST = Date.UTC(2015, 0, 1)
const LAST = Date.UTC(2026, 10, 20)
const DAYS = (LAST - FIRST) / DAY

/** Sources hand over some reviews in one go and with one stamp: three in a hundred, out of each hundred. */
const ARRIVED_TOGETHER = 0.03
const HUNDRED = 100
const TOGETHER = 0x7e57

/** Each year brings more reviews than the one before; most are written around noon in Nelson, which is midnight in UTC. */
function anyMoment(dice: Dice): number {
  const day = 1 + Math.floor(Math.sqrt(dice.share()) * DAYS)
  const fromNoon = (dice.share() + dice.share() - 1) * 12 * HOUR
  return FIRST + day * DAY + fromNoon
}

/** When a review was written, between the beginning of 2015 and 20 November 2026, in milliseconds. */
export function momentOf(dice: Dice, seed: number, i: number): number {
  if (dice.chance(ARRIVED_TOGETHER)) return anyMoment(createDice(seed ^ TOGETHER, Math.floor(i / HUNDRED)))
  return anyMoment(dice)
}

/** When the owner answered: half of the answers come within two days, some after weeks; nothing when it is still to come. */
export function answeredAt(dice: Dice, written: number): number | undefined {
  const bell = dice.share() + dice.share() + dice.share() + dice.share() - 2
  const answered = written + 2 * DAY * Math.exp(1.9 * bell)
  return answered < LAST + DAY ? answered : undefined
}

/** 2026-03-14T02:15:00Z */
export const stampOf = (moment: number): string => `${new Date(moment).toISOString().slice(0, 19)}Z`
