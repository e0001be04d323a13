import type { WxrSite } from '@frontage/kit/wordpress/export/wxr.server'
import { takesFiles } from '../../../fields-of'
import type { FormField } from '../../../form'
import type { Content } from '../../../server/entry-content'
import { addressesIn, type NamedFile } from './coming-message'

/** Files of one message. */
const MOST_FILES = 50

const hostOf = (address: string): string => (URL.parse(address)?.hostname ?? '').replace(/^www\./, '')

/** Whether an address is one of this site, with or without www. */
export function addressesOf({ url }: Pick<WxrSite, 'url'>): (address: string) => boolean {
  const host = hostOf(url)
  return (address) => host !== '' && hostOf(address) === host
}

const isUploaded = (address: string): boolean =>
  /^https?:\/\//i.test(address) && address.includes('/uploads/') && /\.[a-z0-9]{1,10}$/i.test(address)

/**
 * The files of the old site that an answer consists of. What somebody wrote into a field for words is never taken for one, nor an address
 * among words.
 */
export function filesIn(
  { name, values }: Content['values'][number],
  asked: FormField | undefined,
  isOfSite: (address: string) => boolean,
): NamedFile[] {
  const addresses = addressesIn(values)
  const isFile = (address: string): boolean => isUploaded(address) && isOfSite(address)
  if ((asked && !takesFiles(asked)) || !addresses.every(isFile)) return []
  return [...new Set(addresses)].slice(0, MOST_FILES).map((address) => ({ field: name, address }))
}
