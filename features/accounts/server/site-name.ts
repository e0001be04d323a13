import type { Site } from '@frontage/kit/storage/site.server'

/** What the business is called; until somebody has said so, what the program is called. */
export const siteNameOf = async (site: Site): Promise<string> => (await site.read('name')) || 'Frontage'
