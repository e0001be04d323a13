import { createHmac } from 'node:crypto'
import { isIP, isIPv6 } from 'node:net'
import type { Clock } from '../../time/clock'

/** The part of an address that one household or one machine shares: IPv4 whole, IPv6 its /64. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return isIP(plain) ? plain : 'unknown'
  const [head = '', tail] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const groups = tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** An address that says whose network it is, and not whose machine: `203.0.113.x`, `2001:db8:12::x`. */
export function shortAddressOf(address: string): string {
  const network = networkOf(address)
  if (isIP(network)) return `${network.slice(0, network.lastIndexOf('.'))}.x`
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}::x` : network
}

/** A keyed hash of the network that changes every day: it counts, and it cannot be turned back into an address. */
export const bucketOf = (address: string, key: string, day: string): string =>
  createHmac('sha256', key)
    .update(`bucket\0${day}\0${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22)

/** The bucket that an address falls into today. `keys`: newest first. */
export const bucketToday = ({ keys, clock }: { readonly keys: readonly string[]; readonly clock: Clock }, address: string): string =>
  bucketOf(address, keys[0] ?? '', clock.now().toISOString().slice(0, 10))
