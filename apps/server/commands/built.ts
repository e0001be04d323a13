import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds what was built: `site`, `admin` and this program. */
export const dist = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
