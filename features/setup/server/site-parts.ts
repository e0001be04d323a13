import type { Tools } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { revisionOf } from '@frontage/kit/storage/revision.server'
import type { SiteTexts, Transfer } from '@frontage/kit/transfer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../messages.admin'

/** The parts of the site that the set-up writes, by the names of their transfers. */
const names = ['seo', 'look', 'header', 'pages', 'contact-forms', 'review-widgets'] as const
export type PartName = (typeof names)[number]

export type SiteParts = ReturnType<typeof createSiteParts>
type Into = { readonly trx: AnyDatabase; readonly by: string }

/** Other features' part of the site, read and written as an exported site is. Parts that are not there say nothing and take nothing. */
export function createSiteParts({ registry, log }: Pick<Tools, 'registry' | 'log'>) {
  const partOf = (name: PartName): Transfer | undefined => registry.transfers().find((transfer) => transfer.name === name)
  return {
    write: async (name: PartName, trx?: AnyDatabase): Promise<SiteTexts> => (await partOf(name)?.write(trx)) ?? new Map(),
    /** Throws a refusal where anything of it does not fit: then the whole transaction is taken back. */
    read: async (name: PartName, texts: Iterable<readonly [string, unknown]>, into: Into, why = notMade): Promise<void> => {
      const report = await partOf(name)?.read(new Map(texts), into)
      if (!report?.bad.length) return
      log.error({ part: name, bad: report.bad }, 'what was made of the answers does not fit')
      throw why(report.bad[0]?.text ?? '')
    },
  }
}

const notMade = (_text: string): Refusal => new Refusal('not-made', messages.notMade, { status: 500 })

/** Of what is kept of a part, and of nothing else: it changes when somebody changes that. */
export const markOf = (stored: unknown): string => revisionOf(stored ?? null)
