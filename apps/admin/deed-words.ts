import type { AuditLabels } from '@frontage/kit/admin/screen'
import { targetWords } from './target-words'

const modules = import.meta.glob<{ readonly auditLabels: AuditLabels }>('../../features/*/{,*/}admin/audit-labels.ts', { eager: true })
const labels: AuditLabels = Object.assign({}, ...Object.values(modules).map(({ auditLabels }) => auditLabels))

const plainAction = (deed: string, target: string): string => `${deed.replaceAll(/[.-]/g, ' ')}: ${target}`

/** A line of the audit log in words, without the name. */
export const wordsOfDeed = (deed: string, target: string): string => labels[deed]?.(targetWords(target)) ?? plainAction(deed, target)
