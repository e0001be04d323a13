import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { AUDIT_PAGE } from '../../spec'
import { listAudit, listProblems } from '../../wire.admin'
import { mayReadAudit } from '../policy'
import type { AuditStore } from './audit.store'

/** One page of the log, newest first; `next` is empty at its end. */
export const listAuditRoute = (audit: AuditStore) =>
  answer(listAudit)
    .allow(mayReadAudit)
    .with(async ({ before }) => {
      const rows = await audit.page(AUDIT_PAGE + 1, /^\d{1,15}$/.test(before) ? Number(before) : undefined)
      const lines = rows.slice(0, AUDIT_PAGE)
      return { lines, next: rows.length > AUDIT_PAGE ? String(lines.at(-1)!.id) : '' }
    })

export const listProblemsRoute = ({ registry }: Pick<Tools, 'registry'>) =>
  answer(listProblems)
    .allow(mayReadAudit)
    .with(async () => ({ problems: [...(await registry.problems())] }))
