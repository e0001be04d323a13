import { say } from '@frontage/kit/say'
import { Icon } from '@frontage/parts/icon'
import { pictureMessages } from '../../../messages.pictures'
import { megabytesOf } from '../../../picture-file'
import { Problem } from '../field/field-lines.view'
import { usePictures } from './use-pictures'
import { usePreview } from './use-preview'

type ChosenProps = { readonly input: HTMLInputElement; readonly most: number }

/** The pictures that were chosen, and why another one was not taken. Loaded with the first of them. */
export function Chosen({ input, most }: ChosenProps) {
  const { files, problem, remove } = usePictures(input, most)
  return (
    <>
      <ul className="files">
        {files.map((file) => (
          <Picture key={`${file.name} ${file.size} ${file.lastModified}`} file={file} onRemove={() => remove(file)} />
        ))}
      </ul>
      <Problem id={`${input.id}-file`} problem={problem} isAlert />
    </>
  )
}

function Picture({ file, onRemove }: { readonly file: File; readonly onRemove: () => void }) {
  const preview = usePreview(file)
  return (
    <li className="files__item">
      <canvas className="pictures__preview" ref={preview} width={104} height={84} />
      <span className="files__words">
        <bdi>{file.name}</bdi>
        <span className="small">{say(pictureMessages.size, { size: megabytesOf(file.size) })}</span>
      </span>
      <button className="icon-button" type="button" aria-label={say(pictureMessages.remove, { name: file.name })} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  )
}
