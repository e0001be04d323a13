import type { Address } from '@frontage/kit/wire/address'
import { MOST_FILE_BYTES, MOST_FILES } from './spec'

const NAMESPACE = '/wp-json/contact-form-7/v1/contact-forms/:id'
const uploads = { most: MOST_FILES, bytes: MOST_FILE_BYTES } as const
/** Some of the originals send every field of a step twice, files too. */
const twice = { ...uploads, most: 2 * MOST_FILES } as const

/** Facts, §3. The ticket comes in `_frontage_ticket`, or in `_wpcf7_posted_data_hash`, which scripts of the original echo. */
export const feedbackAddress = { name: 'feedback', via: `POST ${NAMESPACE}/feedback`, uploads } as const satisfies Address
/** Facts, §4. */
export const refillAddress = { name: 'refill', via: `GET ${NAMESPACE}/refill` } as const satisfies Address
/** Facts, §2. */
export const schemaAddress = { name: 'schema', via: `GET ${NAMESPACE}/feedback/schema` } as const satisfies Address
/** Facts, §8: the ajax action of the specification, and the route of the later versions. */
export const stepAddress = { name: 'cf7mls_validation', via: 'ajax', uploads: twice } as const satisfies Address
export const stepRouteAddress = {
  name: 'cf7mls-validation',
  via: 'POST /wp-json/cf7mls/v1/cf7mls_validation',
  uploads: twice,
} as const satisfies Address
/** Facts, §9. */
export const checkNonceAddress = { name: '_wpcf7_check_nonce', via: 'ajax' } as const satisfies Address
export const uploadAddress = {
  name: 'dnd_codedropz_upload',
  via: 'ajax',
  uploads: { most: 1, bytes: MOST_FILE_BYTES },
} as const satisfies Address
export const deleteUploadAddress = { name: 'dnd_codedropz_upload_delete', via: 'ajax' } as const satisfies Address
/** What comes along with a message: its ticket, and the work that is done for it meanwhile. */
export const formTicketAddress = { name: 'get-form-ticket', via: 'GET /api/forms/ticket' } as const satisfies Address
/** Where a form without a script is posted to, and where it has a page of its own. */
export const formPath = (form: number): string => `/contact-form/${form}`
