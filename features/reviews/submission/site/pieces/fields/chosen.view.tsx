import { say } from '@frontage/kit/say'
import { Icon } from '@frontage/parts/icon'
import { createRoot } from 'react-dom/client'
import { MOST_PHOTOS } from '../../../../spec'
import { pictureMessages } from '../../../messages.pictures'
import { megabytesOf } from '../../../picture-file'

import { usePictures } from './use-pictures'
import { usePreview } from './use-preview'

const shown = new WeakSet<Element>()

/** From the first choice on, a field of pictures shows what is chosen in it. Loaded with that choice. */
export function showChosen(input: HTMLInputElement): void {
  const place = input.closest('.field')?.querySelector('.pictures__place')
  if (!place || shown.has(place)) return
  shown.add(place)
  createRoot(place).render(<Chosen input={input} most={input.multiple ? MOST_PHOTOS : 1} />)
}

type ChosenProps = { readonly input: HTMLInputElement; readonly most: number }

/** The pictures that were chosen, and why another one was not taken. */
function Chosen({ input, most }: ChosenProps) {
  const { files, problem, remove } = usePictures(input, most)
  return (
    <>
      <ul className="files">
        {files.map((file) => (
          <Picture key={`${file.name} ${file.size} ${file.lastModified}`} file={file} onRemove={() => remove(file)} />
        ))}
      </ul>
      <p className="field__problem" role="alert">
        {problem && (
          <>
            <Icon name="alert" />
            {problem}
          </>
        )}
      </p>
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
