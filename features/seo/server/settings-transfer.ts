import { createSingleTransfer } from '@frontage/kit/single-transfer.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Transfer } from '@frontage/kit/transfer.server'
import { businessShape } from '../business'
import { sharingShape } from '../sharing'
import type { SeoSettings } from './settings'

/** Business details, and how others show the site, on their way out of the site or into it. */
export const createSettingsTransfers = (settings: SeoSettings, db: AnyDatabase): Transfer[] => [
  createSingleTransfer(db, {
    ...{ name: 'business-details', what: 'business details', shape: businessShape },
    read: (trx) => settings.saved('business', trx),
    keep: (business, { trx }) => settings.write('business', business, trx),
  }),
  createSingleTransfer(db, {
    ...{ name: 'sharing', what: 'search and sharing', shape: sharingShape },
    read: (trx) => settings.saved('sharing', trx),
    keep: (sharing, { trx }) => settings.write('sharing', sharing, trx),
  }),
]
