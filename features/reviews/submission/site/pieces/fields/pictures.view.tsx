import { say } from '@frontage/kit/say'
import { MOST_PHOTOS, pictureTypes } from '../../../../spec'
import { fieldMessages } from '../../../messages.fields'
import type { ControlProps } from './field-lines.view'

/** Chooses pictures. The field lies over its plane, so that files can also be dropped there without any script. */
export function Pictures({ field, id, name, attributes }: ControlProps) {
  const most = field.name === 'review_media' ? MOST_PHOTOS : 1
  return (
    <>
      <div className="drop">
        <input
          {...attributes}
          aria-describedby={`${attributes['aria-describedby']} ${id}-kinds`}
          className="drop__input"
          id={id}
          name={name}
          type="file"
          accept={pictureTypes.join(',')}
          multiple={most > 1}
        />
        <span className="button" data-look="line" aria-hidden="true">
          {most > 1 ? fieldMessages.choosePictures : fieldMessages.choosePicture}
        </span>
        <span className="small" id={`${id}-kinds`}>
          {most > 1 ? say(fieldMessages.picturesHint, { most }) : fieldMessages.pictureHint}
        </span>
      </div>
      <div className="pictures__place" />
    </>
  )
}
