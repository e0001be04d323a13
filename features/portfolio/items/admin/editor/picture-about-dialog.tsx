import type { MediaPicture } from '@frontage/kit/admin/pictures'
import { useAdmin } from '@frontage/kit/admin/screen'
import { Dialog } from '@frontage/parts/admin/dialog'
import { Button, Group, Loader } from '@mantine/core'
import { Suspense } from 'react'

type PictureAboutDialogProps = {
  readonly picture: MediaPicture
  readonly changed: (picture: MediaPicture) => void
  readonly close: () => void
}

/** What a picture shows and what stays in sight. It holds wherever the picture is shown. */
export function PictureAboutDialog({ picture, changed, close }: PictureAboutDialogProps) {
  const { pictures } = useAdmin()
  return (
    <Dialog title={picture.name} close={close}>
      <Suspense fallback={<Loader size="sm" />}>
        <pictures.PictureAbout picture={picture} changed={changed} />
      </Suspense>
      <Group justify="flex-end" mt="md">
        <Button onClick={close}>Done</Button>
      </Group>
    </Dialog>
  )
}
