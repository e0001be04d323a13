import { Failure } from '@frontage/parts/admin/dialog'
import { Button, Group, SegmentedControl, Text } from '@mantine/core'
import { useId, useState } from 'react'
import { isWhole, WHOLE } from '../../crop'
import { messages } from '../../messages.edits'
import type { Media } from '../../wire.admin'
import styles from './crop.module.css'
import { type Pixels, ratioOf, shapedAs } from './crop-box'
import { CropFrame } from './crop-frame'
import { CropPreviews } from './crop-previews'
import { useCrop } from './use-crop'

const words = messages.crop
const shapes = { free: undefined, wide: 16 / 9, square: 1, tall: 3 / 4 } as const
type Shape = keyof typeof shapes

/** What of a picture is shown everywhere. All of it stays stored, so that the crop can be changed or taken back. */
export function CropField({ picture }: { readonly picture: Media }) {
  const titleId = useId()
  const [whole, setWhole] = useState<Pixels>()
  const [shape, setShape] = useState<Shape>('free')
  const { crop, setCrop, apply, isSaving, isChanged, failure } = useCrop(picture)
  // Another file has another address: what the browser has of the one before is not shown.
  const src = `/media/whole/${picture.name}.webp?v=${picture.version.split('-')[0]}`
  const ratio = shapes[shape]
  const take = (next: Shape): void => {
    setShape(next)
    const wanted = shapes[next]
    if (wanted && whole) setCrop(shapedAs(wanted, crop, whole))
  }
  return (
    <section aria-labelledby={titleId} className={styles.crop}>
      <div>
        <Text fw={600} id={titleId}>
          {words.title}
        </Text>
        <Text size="sm" c="dimmed">
          {words.help}
        </Text>
      </div>
      <SegmentedControl
        aria-label={words.shape}
        data={(Object.keys(shapes) as Shape[]).map((value) => ({ value, label: words.shapes[value] }))}
        value={shape}
        onChange={(value) => take(value as Shape)}
      />
      <CropFrame
        {...{ src, crop, change: setCrop }}
        ratio={ratio && whole && ratioOf(ratio, whole)}
        loaded={({ naturalWidth: width, naturalHeight: height }) => setWhole({ width, height })}
      />
      {whole && <CropPreviews {...{ src, whole, crop }} focus={picture.focus} />}
      <Failure>{failure}</Failure>
      <Group gap="xs">
        <Button disabled={!isChanged} loading={isSaving} onClick={() => apply(crop)}>
          {words.apply}
        </Button>
        {isChanged && (
          <Button variant="default" onClick={() => setCrop(picture.crop)}>
            {words.cancel}
          </Button>
        )}
        {!isWhole(picture.crop) && !isChanged && (
          <Button variant="default" loading={isSaving} onClick={() => apply(WHOLE)}>
            {words.undo}
          </Button>
        )}
      </Group>
    </section>
  )
}
