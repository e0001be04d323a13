import type { SiteTexts } from '@frontage/kit/transfer.server'

/** Numbers of records here, by what each was made of: `wpcf7_contact_form 12`. */
export type RecordNumbers = Readonly<Record<string, number>>
export type NumberedRecord = { readonly id: number } & Readonly<Record<string, unknown>>

export const recordsIn = (here: SiteTexts, file: string): readonly NumberedRecord[] => {
  const records = here.get(file)
  return Array.isArray(records) ? records : []
}

/** Gives numbers to records: no file gives one twice, and none that an earlier import gave is given to something else. */
export function createNumbering(known: RecordNumbers, here: SiteTexts) {
  const given: Record<string, number> = {}
  const next = new Map<string, number>()
  const used = new Set<string>()
  const records = new Map<string, ReadonlyMap<number, NumberedRecord>>()
  const recordsOf = (file: string): ReadonlyMap<number, NumberedRecord> => {
    const found = records.get(file) ?? new Map(recordsIn(here, file).map((one) => [one.id, one]))
    records.set(file, found)
    return found
  }
  const free = (file: string): number => {
    const number = next.get(file) ?? largest([...recordsOf(file).keys(), ...Object.values(known)]) + 1
    next.set(file, number + 1)
    return number
  }

  return {
    given,
    numberFor(key: string, file: string, isIt: (entry: NumberedRecord) => boolean): number {
      const same = (): number | undefined =>
        [...recordsOf(file).values()].find((entry) => !used.has(`${file} ${entry.id}`) && isIt(entry))?.id
      const number = given[key] ?? known[key] ?? same() ?? free(file)
      given[key] = number
      used.add(`${file} ${number}`)
      return number
    },
    /** The record as it stands here. */
    before: (file: string, number: number): NumberedRecord | undefined => recordsOf(file).get(number),
    /** Whether an earlier import gave it a number. */
    wasGiven: (key: string): boolean => known[key] !== undefined,
  }
}

export type Numbering = ReturnType<typeof createNumbering>

const largest = (numbers: readonly number[]): number => numbers.reduce((most, number) => Math.max(most, number), 0)
