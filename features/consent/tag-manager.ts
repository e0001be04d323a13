import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { TAG_MANAGER_HOSTS } from './spec'

/** `GTM-ABC123` names a container of the tag manager, `G-ABC123DEF4` a property that is measured without one. */
export const tagManagerId = v.pipe(
  text(40),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^(?:(?:GTM|G)-[A-Z0-9]{4,16})?$/, 'Enter an ID such as GTM-ABC123 or G-ABC123DEF4.'),
)

/** What pages may ask once a tag manager is set up. */
export const tagManagerHosts = {
  script: ['https://www.googletagmanager.com'],
  image: TAG_MANAGER_HOSTS,
  connect: TAG_MANAGER_HOSTS,
} as const
