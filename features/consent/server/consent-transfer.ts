import { createSingleTransfer } from '@frontage/kit/single-transfer.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Transfer } from '@frontage/kit/transfer.server'
import { consentShape } from '../consent'
import { type ConsentSettings, changed } from './settings'

/** What visitors are asked, on its way out of the site or into it. Whoever has answered here is asked anew where there is more to allow. */
export const createConsentTransfer = (settings: ConsentSettings, db: AnyDatabase): Transfer =>
  createSingleTransfer(db, {
    ...{ name: 'consent', what: 'cookie consent', shape: consentShape },
    read: async (trx) => (await settings.kept(trx))?.consent,
    keep: async (consent, { trx }) => settings.write(changed(await settings.kept(trx), consent), trx),
  })
