import { permission } from '@frontage/kit/wire/permission'

export const maySetConsent = permission('consent.set', ['owner', 'editor'])
