import { say } from '@frontage/kit/say'
import { lazy, Suspense } from 'react'
import { formMessages } from '../../../messages.form'
import { MOST_PHOTOS, pictureTypes } from '../../../spec'
import type { ControlProps } from '../field/field-lines.view'
import { useChosen } from './use-chosen'

const Chosen = lazy(async () => ({ default: (await import('./chosen.view')).Chosen }))

/** Chooses pictures. The field lies over its plane, so that files can also be dropped there without any script. */
export function Pictures({ field, id, name, attributes }: ControlProps) {
  const most = field.name === 'review_media' ? MOST_PHOTOS : 1
  const { input, chosen, begin } = useChosen()
  return (
    <>
      <div className="drop">
        <input
          {...attributes}
          aria-describedby={`${attributes['aria-describedby']} ${id}-kinds`}
          ref={input}
          className="drop__input"
          id={id}
          name={name}
          type="file"
          accept={pictureTypes.join(',')}
          multiple={most > 1}
          onChange={begin}
        />
        <span className="button" data-look="line" aria-hidden="true">
          {most > 1 ? formMessages.choosePictures : formMessages.choosePicture}
        </span>
        <span className="small" id={`${id}-kinds`}>
          {most > 1 ? say(formMessages.picturesHint, { most }) : formMessages.pictureHint}
        </span>
      </div>
      {chosen && (
        <Suspense>
          <Chosen input={chosen} most={most} />
        </Suspense>
      )}
    </>
  )
}
