import type { ComponentType } from 'react'

/** A picture of the media, as screens show it. */
export type MediaPicture = {
  readonly name: string
  /** `deck-lookout.webp`, as the Picture part takes it. */
  readonly file: string
  readonly width: number
  readonly height: number
  /** Changes with what is shown: `?v=` in its address. */
  readonly version?: string | undefined
  /** Empty: nobody has said yet what it shows. */
  readonly alt: string
  /** What has to stay in sight, in per cent from the left and from the top; left out in the middle. */
  readonly focus?: readonly [number, number] | undefined
}

type PickerProps = {
  /** How many may be chosen at once. */
  readonly most: number
  readonly choose: (pictures: readonly MediaPicture[]) => void
  readonly close: () => void
}

type DropProps = {
  readonly label: string
  /** How many may come at once. */
  readonly most: number
  readonly took: (picture: MediaPicture) => void
  /** Takes what is dropped anywhere on the screen, where nothing else does. */
  readonly isForScreen?: boolean
}

type AboutProps = { readonly picture: MediaPicture; readonly changed: (picture: MediaPicture) => void }

/** What whoever keeps the media lends to screens that show pictures: one `*.contributed.tsx` exports it as `pictures`. */
export type PictureParts = {
  /** Whoever lacks it neither chooses nor changes pictures. */
  readonly right: string
  /** A dialog with the pictures that are there, and a way to bring new ones. */
  readonly PicturePicker: ComponentType<PickerProps>
  /** A place on which new pictures are dropped. */
  readonly PictureDrop: ComponentType<DropProps>
  /** What a picture shows and what of it has to stay in sight; kept as it is changed. */
  readonly PictureAbout: ComponentType<AboutProps>
}
