import { anyone, permission } from '@frontage/kit/wire/permission'

/** Business details, and how search engines and other sites show this one. */
export const maySetSite = permission('site.set', ['owner', 'editor'])
/** Where old addresses lead. */
export const mayRedirect = permission('redirects.edit', ['owner', 'editor'])
/** What stands on the site anyway. */
export const mayReadBusiness = anyone
