import type { Answers } from './answers'

export type Service = Answers['offer']['services'][number]

/** One line of what is offered. Suggestions stand there before they are chosen; `id` stays while the name changes. */
export type ServiceRow = Service & { readonly id: string; readonly isChosen: boolean }

const EMPTY_ROWS = 3
const empty: Service = { name: '', text: '', price: '' }

export const newRow = (id: string, name = ''): ServiceRow => ({ ...empty, name, id, isChosen: true })

/** What was chosen and what is suggested, in one list that keeps its order; fields to fill in where nothing is known. */
export function rowsOf(services: readonly Service[], suggestions: readonly string[]): readonly ServiceRow[] {
  const suggested = suggestions.map((name, place): ServiceRow => {
    const chosen = services.find((service) => service.name === name)
    return { ...(chosen ?? { ...empty, name }), id: `suggested-${place}`, isChosen: chosen !== undefined }
  })
  const own = services
    .filter(({ name }) => !suggestions.includes(name))
    .map((service, place): ServiceRow => ({ ...service, id: `own-${place}`, isChosen: true }))
  const rows = [...suggested, ...own]
  return rows.length > 0 ? rows : Array.from({ length: EMPTY_ROWS }, (_, place) => newRow(`empty-${place}`))
}

const isEmpty = ({ name, text, price }: Service): boolean => `${name}${text}${price}`.trim() === ''

/** What is saved: rows that are chosen and say something. */
export const servicesOf = (rows: readonly ServiceRow[]): Service[] =>
  savedRows(rows).map(({ name, text, price }) => ({ name, text, price }))

/** The place of each saved row in what is saved: issues are named by it. */
export const savedRows = (rows: readonly ServiceRow[]): readonly ServiceRow[] => rows.filter((row) => row.isChosen && !isEmpty(row))
