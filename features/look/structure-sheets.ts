import { type Structure, sheetChoices } from './structure'

/** Every sheet there is, by its address below this folder. */
const sheets: Readonly<Record<string, string>> = import.meta.glob('./structure/*/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})

/** The sheets of what was chosen otherwise than the product comes, in the order in which they have to stand; empty where nothing was. */
export const structureSheetsOf = (structure: Partial<Structure> = {}): string[] =>
  sheetChoices.flatMap((choice) => sheets[`./structure/${choice}/${structure[choice]}.css`]?.trim() || [])
