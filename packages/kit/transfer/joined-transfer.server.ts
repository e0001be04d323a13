import type { Transfer, TransferReport } from './transfer.server'

/** Several parts of one feature as one: each after the other, because later ones name earlier ones. */
export const joinedTransfer = (name: string, parts: readonly Transfer[]): Transfer => ({
  name,
  write: async () => new Map((await Promise.all(parts.map((part) => part.write()))).flatMap((texts) => [...texts])),
  read: async (texts, into) => {
    let report: TransferReport = { brought: [], faults: [], bad: [] }
    for (const part of parts) {
      const { brought, faults, bad } = await part.read(texts, into)
      report = { brought: [...report.brought, ...brought], faults: [...report.faults, ...faults], bad: [...report.bad, ...bad] }
    }
    return report
  },
})
