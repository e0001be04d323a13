import type { TitleOf } from '../../../admin/block-titles'
import { textsOf } from '../../../admin/texts'
import type { PageDocument } from '../../../page'
import { messages as words } from '../../messages.admin'

/** Where something stands, as people say it: `Row 2 · Heading “Decks”`. */
export function whereIs(at: string, { rows }: PageDocument, titleOf: TitleOf): string {
  const [, row, column, module] = /^rows\.(\d+)(?:\.columns\.(\d+)(?:\.modules\.(\d+))?)?/.exec(at) ?? []
  if (row === undefined) return words.wholePage
  const number = words.row(Number(row) + 1)
  const found = column && module ? rows[Number(row)]?.columns[Number(column)]?.modules[Number(module)] : undefined
  if (!found) return number
  const [says] = textsOf(found.props)
  return `${number} · ${titleOf(found.block)}${says ? ` “${shortened(says)}”` : ''}`
}

const MOST = 40

const shortened = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST).trimEnd()}…` : text)
