import type { Feature, FeatureModule, Tools } from '@frontage/kit/feature.server'

const modules = import.meta.glob<FeatureModule>('../../features/*/server/index.ts', { eager: true })

/** Every folder under features/ that has a server takes part by being there. */
export const createFeatures = (tools: Tools): Feature[] => Object.values(modules).map(({ createFeature }) => createFeature(tools))
