import { FRAME_FILES } from '@frontage/kit/frame.server'
import type { SiteTexts, TransferReport } from '@frontage/kit/transfer.server'
import * as v from 'valibot'
import { keptRowShape } from '../../../kept-document'
import { messages } from '../../../messages.refusals'
import { type DocumentModule, moduleShape, type PageDocument } from '../../../page'
import { pagesAmong } from '../pages-file'

/** Where what stands in an exported site. */
export const FILES = {
  ...{ about: 'business', ...FRAME_FILES },
  ...{ pages: 'site', drafts: 'drafts', rows: 'saved-rows' },
} as const

const about = v.object({ name: v.pipe(v.string(), v.maxLength(200)) })
const modules = v.pipe(
  v.unknown(),
  v.transform((given) => [given].flat()),
  v.array(moduleShape),
)
const savedRows = v.array(v.object({ name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)), row: keptRowShape }))
export type SiteRows = v.InferOutput<typeof savedRows>

/** What an exported site says of its pages, and everything in it that cannot be read. */
export function contentsOf(texts: SiteTexts) {
  const bad: TransferReport['bad'][number][] = []

  function read<Shape extends v.GenericSchema>(name: string, shape: Shape): v.InferOutput<Shape> | undefined {
    if (!texts.has(name)) return undefined
    const { success, output, issues } = v.safeParse(shape, texts.get(name))
    if (success) return output
    bad.push({ path: `${name}.json`, text: `${v.getDotPath(issues[0]) ?? ''} ${issues[0].message}`.trim() })
    return undefined
  }

  function documents(folder: string, areShown: boolean): PageDocument[] {
    const names = [...texts.keys()].filter((name) => name.startsWith(`${folder}/`) && name !== FILES.header && name !== FILES.footer).sort()
    const among = pagesAmong(
      names.map((name) => texts.get(name)),
      areShown,
    )
    for (const { path, text } of among.bad) bad.push({ path: `${names[Number(path.split('.')[1])]}.json`, text })
    for (const { path, title } of among.pages) if (areShown && !title.trim()) bad.push({ path, text: messages.titleMissing })
    return among.pages
  }

  const frame: Partial<Record<'header' | 'footer', DocumentModule[]>> = {}
  for (const part of ['header', 'footer'] as const) {
    const found = read(FILES[part], modules)
    if (found) frame[part] = found
  }
  const name = read(FILES.about, about)?.name
  const rows = read(FILES.rows, savedRows) ?? []
  return { bad, name, frame, rows, shown: documents(FILES.pages, true), drafts: documents(FILES.drafts, false) }
}
