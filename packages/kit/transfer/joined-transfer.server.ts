import type { Transfer, TransferReport } from './transfer.server'

/** Several parts of one feature as one: each after the other, because later ones name earlier ones. */
export const joinedTransfer = (name: string, parts: readonly Transfer[]): Transfer => ({
  name,
  write: async (trx) => {
    const all: [string, unknown][] = []
    // A transaction answers one question after the other anyway.
    for (const part of parts) all.push(...(await part.write(trx)))
    return new Map(all)
  },
  read: async (texts, into) => {
    let report: TransferReport = { brought: [], faults: [], bad: [] }
    for (const part of parts) {
      const { brought, faults, bad } = await part.read(texts, into)
      report = { brought: [...report.brought, ...brought], faults: [...report.faults, ...faults], bad: [...report.bad, ...bad] }
    }
    return report
  },
})
