import type { OwnedBlock } from '@frontage/kit/admin/blocks'
import type { ContributedFields, ContributedModule, ContributedPresets } from '@frontage/kit/admin/fields'
import type { AuditLabels, CardModule, GateModule, Me, ScreenInfo, ScreenModule } from '@frontage/kit/admin/screen'

/** What the features bring is found by its name; nothing is registered. */
const screenModules = import.meta.glob<ScreenModule>('../../features/*/{,*/}admin/*/*.screen.tsx', { eager: true })
const cardModules = import.meta.glob<CardModule>('../../features/*/{,*/}admin/*/*.card.tsx', { eager: true })
const gateModules = import.meta.glob<GateModule>('../../features/*/{,*/}admin/*/*.gate.tsx', { eager: true })
const contributedModules = import.meta.glob<ContributedModule>('../../features/*/{,*/}admin/*/*.contributed.tsx', { eager: true })
const auditLabelModules = import.meta.glob<{ readonly auditLabels: AuditLabels }>('../../features/*/{,*/}admin/audit-labels.ts', {
  eager: true,
})

const byOrder = (a: { readonly order: number }, b: { readonly order: number }): number => a.order - b.order

export const screens = Object.values(screenModules).sort((a, b) => byOrder(a.screen, b.screen))
const isAt = (pattern: string, path: string): boolean => {
  const [parts, given] = [pattern.split('/'), path.split('/')]
  return parts.length === given.length && parts.every((part, place) => part.startsWith('$') || part === given[place])
}

/** The screen that an address under /admin shows. */
export const screenAt = (path: string): ScreenInfo | undefined => screens.find(({ screen }) => isAt(screen.path, path))?.screen

export const cards = Object.values(cardModules)
  .map(({ card }) => card)
  .sort(byOrder)
export const auditLabels: AuditLabels = Object.assign({}, ...Object.values(auditLabelModules).map((module) => module.auditLabels))

const [gate] = Object.values(gateModules)
if (!gate) throw new Error('no feature brings a gate')
export const { Gate, AccountMenu } = gate

const contributed = Object.values(contributedModules)
const provider = contributed.find((module) => module.pictures)
if (!provider?.pictures) throw new Error('no feature contributes pictures')
export const { pictures } = provider
export const menu = contributed.find((module) => module.menu)?.menu
export const fields: ContributedFields = Object.assign({}, ...contributed.map((module) => module.fields))
export const presets: ContributedPresets = Object.assign({}, ...contributed.map((module) => module.presets))

export const accountItems = contributed.flatMap((module) => module.accountItems ?? [])
export const bars = contributed.flatMap((module) => module.bars ?? [])

let asked: Promise<readonly OwnedBlock[]> | undefined
/** Shapes and words of all blocks: a chunk of its own, for those who build pages. */
export function blocks(): Promise<readonly OwnedBlock[]> {
  asked ??= import('./owned-blocks').then(({ ownedBlocks }) => ownedBlocks)
  return asked
}

/** What the screen at a path is for: a chunk of its own, for those who ask. */
export const helpAt = async (path: string): Promise<string | undefined> => (await import('./screen-help')).helpTexts.get(path)

/** Whether somebody may see what asks for this right. */
export const holds = (me: Me, right: string | undefined): boolean => right === undefined || me.rights.includes(right)
