import type { OwnFieldProps } from '@frontage/parts/admin/setting'
import { Select } from '@mantine/core'
import { createContext, use } from 'react'
import { nameOfOwn, type OwnFace, type OwnFaceName } from '../../../own-face'
import { familiesOf, type TypefaceName, typefaceNames, typefaces } from '../../../typefaces'

/** What the owner brought, for every field that offers typefaces. */
export const OwnFaces = createContext<readonly OwnFace[]>([])

const choices = typefaceNames.map((value) => ({ value: value as string, label: typefaces[value].name }))

/** A typeface, each shown in itself. All of them lie on the site's own server. */
export function FaceField({ value, change, ...common }: OwnFieldProps) {
  const own = use(OwnFaces)
  const inItself = (name: unknown) => ({ fontFamily: familiesOf(name as TypefaceName | OwnFaceName, own) })
  return (
    <Select
      {...common}
      data={[...own.map((face) => ({ value: nameOfOwn(face) as string, label: face.name })), ...choices]}
      value={String(value)}
      onChange={change}
      allowDeselect={false}
      styles={{ input: inItself(value) }}
      renderOption={({ option }) => <span style={inItself(option.value)}>{option.label}</span>}
    />
  )
}
