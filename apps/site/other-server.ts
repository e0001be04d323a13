import { type OtherServer, otherServerIn } from '@frontage/kit/wire/other-server.client'
import type { PagePlacement } from './place'

type Module = { readonly pointAt: (id: number, other: OtherServer, html: string) => Promise<string | undefined> | string | undefined }

const modules = import.meta.glob<Module>('../../features/*/*/site/*/*.other-server.client.ts')

/** Points a drawn widget at the server that its place names. Undefined of what can have none; the console says so. */
export async function pointAtOther({ block, id, said }: PagePlacement, html: string): Promise<string | undefined> {
  const other = otherServerIn(said, id)
  const bring = Object.entries(modules).find(([file]) => file.endsWith(`/${block}.other-server.client.ts`))?.[1]
  const drawn = other && (await (await bring?.())?.pointAt(Number(id), other, html))
  if (!drawn) console.error(`frontage: ${block} ${id} cannot have the server ${said.server}`)
  return drawn
}
