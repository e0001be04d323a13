import type { Address } from '../address'

/** A page of another system carries a ticket of that system, which nobody here can check: it counts as none. */
const isForeign = (value: unknown): boolean => /^[0-9a-f]{10}$/.test(String(value))

/** Whether a call goes on without a ticket that is good. `isOlder`: it comes from a page that another system made before. */
export function isNeedless({ needless }: NonNullable<Address['ticket']>, value: unknown, isOlder: boolean): boolean {
  const isNone = value === undefined || value === '' || (isOlder && isForeign(value))
  return isNone && (needless === 'anybody' || (needless === 'older-pages' && isOlder))
}
