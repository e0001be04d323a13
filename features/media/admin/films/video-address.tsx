import type { FieldProps } from '@frontage/kit/admin/fields'
import { useSession } from '@frontage/kit/admin/screen'
import { Button, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { KEEP } from '../keys'
import { FilmPicker } from './film-picker'

/** A video of another site by its address, or one of the media. */
export function VideoAddress({ value, change, ...common }: FieldProps) {
  const { me } = useSession()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <Stack gap="xs" align="flex-start">
      <TextInput
        {...common}
        w="100%"
        value={typeof value === 'string' ? value : ''}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      {me.rights.includes(KEEP) && (
        <Button size="compact-md" variant="default" aria-label={`Choose from media: ${common.label}`} onClick={() => setChoosing(true)}>
          Choose from media
        </Button>
      )}
      {isChoosing && (
        <FilmPicker
          choose={({ src }) => {
            change(src)
            setChoosing(false)
          }}
          close={() => setChoosing(false)}
        />
      )}
    </Stack>
  )
}
