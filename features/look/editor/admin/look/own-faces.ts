import { houseLook } from '../../../house-look'
import type { ThemeSettings } from '../../../look'
import { nameOfOwn, type OwnFace } from '../../../own-face'

/** What a typeface of one's own is for. */
export type Role = 'headlines' | 'text' | 'both'

/** The look with a typeface more, set in it where it was wanted. One that is there already gets its new name. */
export function withFace(look: ThemeSettings, face: OwnFace, role: Role): ThemeSettings {
  const name = nameOfOwn(face)
  const type = { ...look.type, ...(role !== 'text' && { headlines: name }), ...(role !== 'headlines' && { text: name }) }
  return { ...look, faces: [...(look.faces ?? []).filter(({ id }) => id !== face.id), face], type }
}

/** The look without it: what was set in it is set in that of the house again. */
export function withoutFace(look: ThemeSettings, face: OwnFace): ThemeSettings {
  const { headlines, text } = look.type
  const name = nameOfOwn(face)
  const { faces: before = [], ...rest } = look
  const faces = before.filter(({ id }) => id !== face.id)
  const type = {
    ...look.type,
    ...(headlines === name && { headlines: houseLook.type.headlines }),
    ...(text === name && { text: houseLook.type.text }),
  }
  return { ...rest, type, ...(faces.length > 0 && { faces }) }
}
