import type { Cells, OldRedirect, Table } from '../found'

/** Whether columns are those of an export of Redirection, or of its table. */
export const isRedirectsRow = (has: (name: string) => boolean): boolean =>
  (has('source') && has('target') && has('regex')) || (has('url') && has('action_data') && has('match_type'))

/** The redirects of the plugin Redirection: its CSV file, and its table, `redirection_items`. */
export const redirectsTable: Table = {
  name: 'the redirects',
  read: (cells) => [{ kind: 'redirect', redirect: cells.has('source') ? ofFile(cells) : ofTable(cells) }],
}

export const redirectionTable = (name: string): Table | undefined => (/(?:^|_)redirection_items$/.test(name) ? redirectsTable : undefined)

const ofFile = (cells: Cells): OldRedirect => {
  const of = (name: string): string => cells.get(name)?.trim() ?? ''
  const code = Number(of('code')) || 0
  return {
    ...{ source: of('source'), target: of('target'), code, isRegex: of('regex') === '1', condition: '' },
    ...{ action: code >= 400 ? 'error' : of('type') || 'url', isOff: of('status') === 'disabled' },
  }
}

/** Where it depends on more than its address, the target is serialised, and is not read. */
const ofTable = (cells: Cells): OldRedirect => {
  const of = (name: string): string => cells.get(name)?.trim() ?? ''
  const condition = conditionOf(of('match_type'))
  return {
    ...{ source: of('url'), target: condition ? '' : of('action_data'), code: Number(of('action_code')) || 0 },
    ...{ isRegex: of('regex') === '1', condition, action: of('action_type') || 'url', isOff: of('status') === 'disabled' },
  }
}

export const conditionOf = (matchType: string): string => (matchType === 'url' ? '' : matchType)
