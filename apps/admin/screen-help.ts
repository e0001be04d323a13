import type { ScreenHelp } from '@frontage/kit/admin/screen'

const modules = import.meta.glob<{ readonly help: ScreenHelp }>('../../features/*/{,*/}admin/*/*.help.ts', { eager: true })

/** What each screen is for, by its path. */
export const helpTexts: ReadonlyMap<string, string> = new Map(Object.values(modules).map(({ help }) => [help.path, help.text]))
