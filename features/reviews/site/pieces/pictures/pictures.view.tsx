import { Icon } from '@frontage/parts/icon'
import { formMessages } from '../../../messages.form'
import { megabytesOf, pictureTypes } from '../../../picture-file'
import { say } from '../../../say'
import { MOST_PHOTOS } from '../../../spec'
import { type ControlProps, Problem } from '../field/field-lines.view'
import { usePictures } from './use-pictures'
import { usePreview } from './use-preview'

/** Chooses pictures. The field lies over its plane, so that files can also be dropped there without any script. */
export function Pictures({ field, id, name, attributes }: ControlProps) {
  const most = field.name === 'review_media' ? MOST_PHOTOS : 1
  const { input, files, problem, choose, remove } = usePictures(most)
  return (
    <>
      <div className="pictures__drop">
        <input
          {...attributes}
          aria-describedby={`${attributes['aria-describedby']} ${id}-kinds ${id}-file-problem`}
          ref={input}
          className="pictures__input"
          id={id}
          name={name}
          type="file"
          accept={pictureTypes.join(',')}
          multiple={most > 1}
          onChange={choose}
        />
        <span className="button" data-look="line" aria-hidden="true">
          {most > 1 ? formMessages.choosePictures : formMessages.choosePicture}
        </span>
        <span className="small" id={`${id}-kinds`}>
          {most > 1 ? say(formMessages.picturesHint, { most }) : formMessages.pictureHint}
        </span>
      </div>
      {files.length > 0 && (
        <ul className="pictures__list">
          {files.map((file) => (
            <Chosen key={`${file.name} ${file.size} ${file.lastModified}`} file={file} onRemove={() => remove(file)} />
          ))}
        </ul>
      )}
      {problem && <Problem id={`${id}-file`} problem={problem} isAlert />}
    </>
  )
}

function Chosen({ file, onRemove }: { readonly file: File; readonly onRemove: () => void }) {
  const preview = usePreview(file)
  return (
    <li className="pictures__chosen">
      <canvas className="pictures__preview" ref={preview} width={104} height={84} />
      <span className="pictures__name">
        <bdi>{file.name}</bdi>
        <span className="small">{say(formMessages.size, { size: megabytesOf(file.size) })}</span>
      </span>
      <button className="icon-button" type="button" aria-label={say(formMessages.remove, { name: file.name })} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  )
}
