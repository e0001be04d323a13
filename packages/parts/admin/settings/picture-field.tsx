import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { Loader, TextInput } from '@mantine/core'
import { Suspense } from 'react'
import { ChoosePicture } from '../choose-picture'
import { Thumb } from '../lists/thumb'
import { Framed } from './part-field'
import { type PlacedPicture, pictureIn, placed } from './placed-picture'
import { issuesAt, type ValidationIssue } from './setting'

type PictureFieldProps = {
  readonly label: string
  readonly description: string | undefined
  readonly error: string | undefined
  readonly faults: readonly ValidationIssue[]
  readonly value: unknown
  readonly mayBeNone: boolean
  readonly change: (value: unknown) => void
}

/** One picture of the media, and what it shows. */
export function PictureField({ label, description, error, faults, value, mayBeNone, change }: PictureFieldProps) {
  const picture = pictureIn(value)
  const altError = issuesAt(faults, 'alt')[0]?.text
  return (
    <Framed label={label} description={description} error={error === altError ? undefined : error}>
      {picture && <Thumb picture={picture} size="100%" shape="wide" />}
      <PictureActions
        label={label}
        isThere={picture !== undefined}
        remove={mayBeNone && value !== undefined ? () => change(undefined) : undefined}
        take={change}
      />
      {picture && (
        <TextInput
          label="Description"
          description="Read aloud to people who cannot see the picture. Leave empty if it is only decoration."
          error={altError}
          value={picture.alt}
          onChange={({ currentTarget }) => change({ ...picture, alt: currentTarget.value })}
        />
      )}
    </Framed>
  )
}

type ActionsProps = {
  readonly label: string
  readonly isThere: boolean
  readonly remove: (() => void) | undefined
  readonly take: (picture: PlacedPicture) => void
}

function PictureActions({ label, isThere, remove, take }: ActionsProps) {
  const { pictures } = useAdmin()
  const { me } = useSession()
  if (!me.rights.includes(pictures.right)) return null
  return (
    <Suspense fallback={<Loader size="sm" />}>
      {!isThere && <pictures.PictureDrop label={`New picture: ${label}`} most={1} took={(picture) => take(placed(picture))} />}
      <ChoosePicture
        isThere={isThere}
        take={(picture) => take(placed(picture))}
        remove={remove}
        chooseLabel={`${isThere ? 'Choose another' : 'Choose from media'}: ${label}`}
        removeLabel={`Remove: ${label}`}
        size="compact-md"
      />
    </Suspense>
  )
}
