import type { SearchContribution } from '@frontage/kit/admin/search'
import { settingEntries } from '@frontage/parts/admin/setting-entries'
import { consentGroups } from './consent-groups'

export const search: SearchContribution = { right: 'consent.set', settings: settingEntries(consentGroups, '/site/cookies') }
