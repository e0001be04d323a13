export type ImportOptions = { readonly skipBad: boolean; readonly progress?: (done: number, all: number) => void }
export type BadRow = { readonly line: number; readonly reason: string }
/** Nothing is stored when a row is bad, unless bad rows are to be skipped. */
export type Importer = (csv: string, options: ImportOptions) => Promise<ImportResult>
/** `same`: how many are here already as they came. */
export type ImportResult = { readonly added: number; readonly changed: number; readonly same?: number; readonly bad: readonly BadRow[] }
