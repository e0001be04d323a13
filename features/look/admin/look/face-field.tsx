import type { OwnFieldProps } from '@frontage/parts/admin/setting'
import { Select } from '@mantine/core'
import { familiesOf, type TypefaceName, typefaceNames, typefaces } from '../../typefaces'

const choices = typefaceNames.map((value) => ({ value, label: typefaces[value].name }))

/** A typeface, each shown in itself. All of them lie on the site's own server. */
export const FaceField = ({ value, change, ...common }: OwnFieldProps) => (
  <Select
    {...common}
    data={choices}
    value={String(value)}
    onChange={change}
    styles={{ input: { fontFamily: familiesOf(value as TypefaceName) } }}
    renderOption={({ option }) => <span style={{ fontFamily: familiesOf(option.value as TypefaceName) }}>{option.label}</span>}
  />
)
