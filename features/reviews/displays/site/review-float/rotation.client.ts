import { sendForText } from '@frontage/kit/wire/send.client'
import { serverOrigin } from '@frontage/kit/wire/server.client'
import { sanitised } from '@frontage/parts/sanitise'
import { getFloatAddress } from '../../../wire.address'

type Place = { readonly id: number; readonly template: number | null; readonly offset: number }

/** A piece of markup. A whole page, such as one that says that a server rests, is no review; neither is what begins with anything else. */
const isPiece = (html: string): boolean => /^\s*<(?!(?:html|head|body)\b)[a-z]/i.test(html)

/** Reviews, §7.4: puts the next review into its place, and tells how long the answer was. Loaded when a rotation goes on. */
export async function drawNext({ id, template, offset }: Place, place: HTMLElement | null): Promise<number> {
  const fields = { fid: template ?? 0, wtfid: id, wtftype: 'pop', innerdivonly: 'yes', startoffset: offset }
  const html = await sendForText(getFloatAddress, fields)
  const drawn = isPiece(html) ? sanitised(html, serverOrigin()) : undefined
  // Boxes without a word in them are no review either: an answer that was cut short leaves such.
  if (!drawn?.textContent?.trim()) return 0
  place?.replaceChildren(drawn)
  return html.trim().length
}
