import type { Site } from '@frontage/kit/storage/site.server'

const NAME = 'owners-use-second-step'

/** Whether every owner has to have a second step or a passkey. */
export const isStepRequired = async (site: Site): Promise<boolean> => (await site.read(NAME)) === 'yes'
export const requireStep = (site: Site, isRequired: boolean): Promise<void> => site.write(NAME, isRequired ? 'yes' : '')
