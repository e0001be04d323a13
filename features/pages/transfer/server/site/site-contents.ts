import { FRAME_FILES } from '@frontage/kit/frame.server'
import type { SiteTexts, TransferReport } from '@frontage/kit/transfer.server'
import * as v from 'valibot'
import { keptRowShape } from '../../../kept-document'
import { messages } from '../../../messages.refusals'
import { type DocumentModule, moduleShape, type PageDocument } from '../../../page'
import { documentAgain, documentOf } from '../../../versions'
import { createPageCheck } from '../pages-file'

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

/** Pages that are read one after the other, as often as they are gone through. */
export type PageDocuments = Iterable<PageDocument>

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

  /** Where addresses are those of drafts, they may be no addresses yet. */
  function documents(folder: string, areShown: boolean): PageDocuments {
    const names = [...texts.keys()].filter((name) => name.startsWith(`${folder}/`) && name !== FILES.header && name !== FILES.footer).sort()
    const troubleOf = createPageCheck(areShown)
    for (const name of names) {
      const page = documentOf(texts.get(name))
      const trouble = troubleOf(page)
      if (trouble) bad.push({ path: `${name}.json`, text: trouble })
      else if (page && areShown && !page.title.trim()) bad.push({ path: page.path, text: messages.titleMissing })
    }
    return {
      *[Symbol.iterator]() {
        for (const name of names) yield documentAgain(texts.get(name))
      },
    }
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
