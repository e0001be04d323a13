import { permission } from '@frontage/kit/wire/permission'

/** Setting up the whole site, opening it to visitors, and taking it offline. */
export const maySetUp = permission('site.set-up', ['owner'])
