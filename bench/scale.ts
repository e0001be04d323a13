import { bigSite } from './scale/big-site.ts'
import { listsAtSize } from './scale/lists.ts'
import { withCleanup } from './tools/cleanup.ts'
import type { Report } from './tools/report.ts'

/** What a big site is measured for, each a file of its own in `scale/`. */
const parts = [listsAtSize, bigSite]

/** Whether a site stays quick when it is big. */
export const scale = async (isQuick: boolean): Promise<Report> => {
  const measured: Report[] = []
  for (const part of parts) measured.push(await withCleanup((later) => part(isQuick, later)))
  return {
    title: 'A big site',
    parts: measured.flatMap(({ title, parts: lines }) => [`## ${title}`, ...lines]),
    versions: [...new Set(measured.flatMap(({ versions }) => versions))],
  }
}
