import type { MediaPicture } from '@frontage/kit/admin/pictures'
import { useState } from 'react'
import { messages } from '../../messages.admin'
import { bringPicture } from '../upload/bring'
import { DropArea } from '../upload/drop-area'
import { UploadList } from '../upload/upload-list'
import { useUploads } from '../upload/use-uploads'

type PictureDropProps = {
  readonly label: string
  readonly most: number
  readonly took: (picture: MediaPicture) => void
  readonly isForScreen?: boolean
}

/** New pictures are dropped here, and handed on as soon as they are kept. */
export function PictureDrop({ label, most, took, isForScreen = false }: PictureDropProps) {
  const { uploads, add } = useUploads(bringPicture, took)
  const [isOverfull, setOverfull] = useState(false)
  const take = (files: readonly File[]): void => {
    setOverfull(files.length > most)
    add(files.slice(0, most))
  }
  return (
    <DropArea label={label} isSingle={most === 1} isForScreen={isForScreen} take={take}>
      <UploadList uploads={uploads} />
      {isOverfull && <p role="alert">{messages.drop.tooMany(most)}</p>}
    </DropArea>
  )
}
