import { permission } from '@frontage/kit/wire/permission'

export const maySetConsent = permission('consent.set', ['owner', 'editor'])

/** Looking up, handing over and erasing what is stored about a person. */
export const mayHandlePrivacy = permission('privacy.handle', ['owner'])
