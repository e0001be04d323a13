import type { OwnedBlock } from '@frontage/kit/admin/blocks'
import type { LentFields, LentModule, LentPresets } from '@frontage/kit/admin/fields'
import type { CardModule, AuditLabels, GateModule, Me, ScreenModule } from '@frontage/kit/admin/screen'

/** What the features bring is found by its name; nothing is registered. */
const screenModules = import.meta.glob<ScreenModule>('../../features/*/{,*/}admin/*/*.screen.tsx', { eager: true })
const cardModules = import.meta.glob<CardModule>('../../features/*/{,*/}admin/*/*.card.tsx', { eager: true })
const gateModules = import.meta.glob<GateModule>('../../features/*/{,*/}admin/*/*.gate.tsx', { eager: true })
const lentModules = import.meta.glob<LentModule>('../../features/*/{,*/}admin/*/*.lent.tsx', { eager: true })
const auditLabelModules = import.meta.glob<{ readonly auditLabels: AuditLabels }>('../../features/*/{,*/}admin/deeds.ts', { eager: true })

const byOrder = (a: { readonly order: number }, b: { readonly order: number }): number => a.order - b.order

export const screens = Object.values(screenModules).sort((a, b) => byOrder(a.screen, b.screen))
export const cards = Object.values(cardModules)
  .map(({ card }) => card)
  .sort(byOrder)
export const auditLabels: AuditLabels = Object.assign({}, ...Object.values(auditLabelModules).map((module) => module.auditLabels))

const [gate] = Object.values(gateModules)
if (!gate) throw new Error('no feature brings a gate')
export const { Gate, AccountMenu } = gate

const lent = Object.values(lentModules)
const lender = lent.find((module) => module.pictures)
if (!lender?.pictures) throw new Error('no feature lends pictures')
export const { pictures } = lender
export const fields: LentFields = Object.assign({}, ...lent.map((module) => module.fields))
export const presets: LentPresets = Object.assign({}, ...lent.map((module) => module.presets))

let asked: Promise<readonly OwnedBlock[]> | undefined
/** Shapes and words of all blocks: a chunk of its own, for those who build pages. */
export function blocks(): Promise<readonly OwnedBlock[]> {
  asked ??= import('./owned-blocks').then(({ ownedBlocks }) => ownedBlocks)
  return asked
}

/** Whether somebody may see what asks for this right. */
export const holds = (me: Me, right: string | undefined): boolean => right === undefined || me.rights.includes(right)
