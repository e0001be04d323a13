import type { Generated } from 'kysely'
import type { ImportState } from '../../wire.admin'

export type ImportTables = {
  /** All texts but `state`, `started_at` and `reason` are JSON. */
  wordpress_import: {
    id: Generated<number>
    state: ImportState
    started_at: string
    /** Its export files, with the keys of their pieces while they are here. */
    files: string
    choices: string
    progress: string
    /** `null` until it is known what would come. */
    report: string
    reason: string
    /** Counts every change of its state. */
    revision: number
  }
  /** Pictures that an import has fetched, so that it goes on behind them. */
  wordpress_picture: { import_id: number; attachment: string; file: string; width: number; height: number }
}
