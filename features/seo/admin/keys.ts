/** Names of rights, as the server knows them. */
export const SET = 'site.set'
export const REDIRECT = 'redirects.edit'

export const businessKey = ['seo', 'business'] as const
export const sharingKey = ['seo', 'sharing'] as const
export const redirectsKey = ['seo', 'redirects'] as const
export const missingKey = ['seo', 'redirects', 'missing'] as const
