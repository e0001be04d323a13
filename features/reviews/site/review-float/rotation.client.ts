import { sendForText } from '@frontage/kit/wire/send.client'
import { serverOrigin } from '@frontage/kit/wire/server.client'
import { sanitised } from '@frontage/parts/sanitise'
import { getFloatAddress } from '../../wire.address'

type Place = { readonly id: number; readonly template: number | null; readonly offset: number }

/** Reviews, §7.4: puts the next review into its place, and tells how long the answer was. Loaded when a rotation goes on. */
export async function drawNext({ id, template, offset }: Place, place: HTMLElement | null): Promise<number> {
  const fields = { fid: template ?? 0, wtfid: id, wtftype: 'pop', innerdivonly: 'yes', startoffset: offset }
  const html = await sendForText(getFloatAddress, fields)
  const drawn = sanitised(html, serverOrigin())
  // Words without any element are no review, whatever they say.
  if (!drawn.firstElementChild) return 0
  place?.replaceChildren(drawn)
  return html.trim().length
}
