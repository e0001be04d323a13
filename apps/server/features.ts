import type { Feature, FeatureModule, Tools } from '@frontage/kit/feature.server'
import { notedWhenAsked } from './pages/asked-features'

/** `name`: that of its folder. */
export type NamedFeature = Feature & { readonly name: string }

const modules = import.meta.glob<FeatureModule>('../../features/*/server/index.ts', { eager: true })

const nameOf = (file: string): string => file.split('/').at(-3) ?? ''

/** Every folder under features/ that has a server takes part by being there. */
export const createFeatures = (tools: Tools): NamedFeature[] =>
  Object.entries(modules).map(([file, { createFeature }]) => notedWhenAsked(Object.assign(createFeature(tools), { name: nameOf(file) })))
