import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { Dialog } from '@frontage/parts/admin/dialog'
import { Stack, Text } from '@mantine/core'
import { messages } from '../../messages.admin'
import { type Media, removeMedia } from '../../wire.admin'
import { PictureAbout } from '../about/picture-about'
import { Removal } from '../about/removal'
import { Uses } from '../about/uses'
import { CropField } from '../crop/crop-field'
import { allMedia } from '../keys'
import { ReplaceField } from '../replace/replace-field'
import { TagsField } from '../tags/tags-field'

type PictureDialogProps = { readonly picture: Media; readonly close: () => void }

const NOTHING = (): void => undefined

/** One picture: what it shows, what stays in sight, and its end. */
export function PictureDialog({ picture, close }: PictureDialogProps) {
  const { When } = useAdmin()
  const { name, width, height, createdAt } = picture
  const isDrawing = picture.file.endsWith('.svg')
  return (
    <Dialog title={name} close={close}>
      <Stack>
        <Text size="sm" c="dimmed">
          {`${isDrawing ? 'SVG drawing' : `${width} × ${height} pixels`}, added `}
          <When at={createdAt} />
        </Text>
        <PictureAbout picture={picture} changed={NOTHING} key={picture.version} />
        <TagsField picture={picture} key={`tags ${name}`} />
        {!isDrawing && <CropField picture={picture} key={`crop ${picture.version}`} />}
        <ReplaceField picture={picture} />
        <Uses file={picture.file} />
        <Removal
          name={name}
          file={picture.file}
          words={messages.about}
          remove={() => send(removeMedia, { name })}
          forget={allMedia}
          close={close}
        />
      </Stack>
    </Dialog>
  )
}
