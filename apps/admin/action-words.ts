import type { AuditLabels } from '@frontage/kit/admin/screen'
import { targetWords } from './target-words'

const modules = import.meta.glob<{ readonly auditLabels: AuditLabels }>('../../features/*/{,*/}admin/audit-labels.ts', { eager: true })
const labels: AuditLabels = Object.assign({}, ...Object.values(modules).map(({ auditLabels }) => auditLabels))

const plainAction = (action: string, target: string): string => `${action.replaceAll(/[.-]/g, ' ')}: ${target}`

/** A line of the audit log in words, without the name. */
export const wordsOfAction = (action: string, target: string): string =>
  labels[action]?.(targetWords(target)) ?? plainAction(action, target)
