import type { Tools } from '@frontage/kit/feature.server'
import type { SiteMover, SiteTexts, Transfer, TransferReport } from '@frontage/kit/transfer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { isRecord, isShallow } from '../../../kept-document'
import { messages } from '../../messages'

/** The file by which an exported site is known. */
const ABOUT = 'frontage'
const about = { frontage: 'site', version: 1 } as const

/** Takes a transaction back whose end was only to be looked at. */
class OnlyALook extends Error {
  override readonly name = 'OnlyALook'
}

/** Moves all parts of the site together: what comes in is kept as a whole or not at all. */
export const createSiteMover = (parts: () => readonly Transfer[], tools: Pick<Tools, 'db' | 'events'>): SiteMover => ({
  write: async () => {
    const texts = await Promise.all(parts().map((part) => part.write()))
    const files = await Promise.all(parts().map((part) => part.files?.() ?? []))
    return { texts: new Map([[ABOUT, about as unknown], ...texts.flatMap((one) => [...one])]), files: files.flat() }
  },

  async *entries() {
    yield [ABOUT, about]
    for (const part of parts()) yield* part.entries?.() ?? (await part.write())
  },

  read: async ({ texts, files }, { by, dryRun }) => {
    refuseOthers(texts)
    const look = await inTransaction(texts, by, parts(), tools, true)
    if (dryRun || look.bad.length) return look
    const brought = []
    for (const part of parts()) brought.push(...((await part.takeFiles?.(files, texts)) ?? []))
    const report = await inTransaction(texts, by, parts(), tools, false)
    return { ...report, brought: [...report.brought, ...brought] }
  },
})

/** Reads all parts, and takes everything back when it was a look or when anything is bad. */
async function inTransaction(
  texts: SiteTexts,
  by: string,
  parts: readonly Transfer[],
  { db, events }: Pick<Tools, 'db' | 'events'>,
  isLook: boolean,
): Promise<TransferReport> {
  let report: TransferReport = { brought: [], faults: [], bad: [] }
  try {
    await db.transaction().execute(async (trx) => {
      for (const part of parts) report = joined(report, await part.read(texts, { trx, by }))
      if (isLook || report.bad.length) throw new OnlyALook()
      await events.tellAll(trx)
    })
  } catch (reason) {
    if (!(reason instanceof OnlyALook)) throw reason
  }
  return report
}

const joined = (one: TransferReport, other: TransferReport): TransferReport => ({
  brought: [...one.brought, ...other.brought],
  faults: [...one.faults, ...other.faults],
  bad: [...one.bad, ...other.bad],
})

function refuseOthers(texts: SiteTexts): void {
  const mark = texts.get(ABOUT)
  const isOurs = isRecord(mark) && mark.frontage === about.frontage && mark.version === about.version
  if (!isOurs || !areShallow(texts)) throw new Refusal('not-a-site', messages.notSite, { field: 'file' })
}

function areShallow(texts: SiteTexts): boolean {
  for (const text of texts.values()) if (!isShallow(text)) return false
  return true
}
