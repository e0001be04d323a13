import type { ContributedFields, ContributedModule, ContributedPresets } from '@frontage/kit/admin/fields'
import type { CardModule, GateModule, Me, ScreenInfo, ScreenModule } from '@frontage/kit/admin/screen'

/** What the features bring is found by its name; nothing is registered. */
const screenModules = import.meta.glob<ScreenModule>('../../features/*/{,*/}admin/*/*.screen.tsx', { eager: true })
const cardModules = import.meta.glob<CardModule>('../../features/*/{,*/}admin/*/*.card.tsx', { eager: true })
const gateModules = import.meta.glob<GateModule>('../../features/*/{,*/}admin/*/*.gate.tsx', { eager: true })
const contributedModules = import.meta.glob<ContributedModule>('../../features/*/{,*/}admin/*/*.contributed.tsx', { eager: true })

const byOrder = (a: { readonly order: number }, b: { readonly order: number }): number => a.order - b.order

export const screens = Object.values(screenModules).sort((a, b) => byOrder(a.screen, b.screen))
const isAt = (pattern: string, path: string): boolean => {
  const [parts, given] = [pattern.split('/'), path.split('/')]
  return parts.length === given.length && parts.every((part, place) => part.startsWith('$') || part === given[place])
}

/** The screen that an address under /admin shows. */
export const screenModuleAt = (path: string): ScreenModule | undefined => screens.find(({ screen }) => isAt(screen.path, path))
export const screenAt = (path: string): ScreenInfo | undefined => screenModuleAt(path)?.screen

export const cards = Object.values(cardModules)
  .map(({ card }) => card)
  .sort(byOrder)

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

/** Made once, when it is first asked for; what could not be made is tried again. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

/** What the screen at a path is for: a chunk of its own, for those who ask. */
export const helpAt = async (path: string): Promise<string | undefined> => (await import('./screen-help')).helpTexts.get(path)

/** Shapes and words of all blocks: a chunk of its own, for those who build pages. */
export const blocks = once(async () => (await import('./owned-blocks')).ownedBlocks)

/** The words of the audit log: a chunk of its own, for those who read it. */
export const actionWords = once(async () => (await import('./action-words')).wordsOfAction)

/** Whether somebody may see what asks for this right. */
export const holds = (me: Me, right: string | undefined): boolean => right === undefined || me.rights.includes(right)
