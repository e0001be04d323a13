import type { Found, OldRedirect } from '../found'
import { conditionOf } from './redirects-table'

type Json = Readonly<Record<string, unknown>>

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : [])
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '')
const isYes = (value: unknown): boolean => value === true || value === 1 || value === '1'

/** Whether it is an export of Redirection: groups, and redirects in them. */
export const isRedirectsJson = (whole: unknown): whole is Json => isJson(whole) && Array.isArray(whole.redirects)

export function redirectsIn(whole: Json): readonly Found[] {
  const off = new Set(listOf(whole.groups).flatMap((group) => (isOff(group) ? [textOf(group.id)] : [])))
  return listOf(whole.redirects).map((one): Found => ({ kind: 'redirect', redirect: redirectOf(one, off.has(textOf(one.group_id))) }))
}

const isOff = ({ enabled, status }: Json): boolean => enabled === false || status === 'disabled'

function redirectOf(one: Json, isGroupOff: boolean): OldRedirect {
  const data = one.action_data
  const source = isJson(one.match_data) && isJson(one.match_data.source) ? one.match_data.source : {}
  return {
    ...{ source: textOf(one.url), target: textOf(isJson(data) ? data.url : data), code: Number(textOf(one.action_code)) || 0 },
    ...{ isRegex: isYes(one.regex) || isYes(source.flag_regex), condition: conditionOf(textOf(one.match_type) || 'url') },
    ...{ action: textOf(one.action_type) || 'url', isOff: isOff(one) || isGroupOff },
  }
}
