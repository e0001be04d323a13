import { ServerRendered } from '@frontage/parts/server-rendered'
import { sizeOf } from '../../../../file-size'
import { formMessages } from '../../../messages'
import { uploadMessages as words } from '../../../messages.upload'
import type { PlainFile } from '../../../plain'
import { acceptOf, itemsOf } from '../../../upload-types'
import { type ControlProps, classesOf } from '../field/lines.view'
import { ServerOnly } from './area.server-only.view'
import { useDrop } from './use-drop'

export type UploadProps = ControlProps & {
  readonly files: readonly PlainFile[]
  readonly isAwake: boolean
  /** The form is sent as one without a script, and its files with it. */
  readonly isPlain: boolean
  readonly form: number
  readonly onBusy: (field: string, count: number) => void
  readonly onMended: (field: string) => void
  readonly onMissing: () => void
}

const loadFiles = () => import('./files.view').then((code) => code.Files)

/** An area that takes files. The field lies over it, so that they can be dropped, and keys reach it, without any script. */
export function Upload(control: UploadProps) {
  const { field, id, attributes, files, isAwake, isPlain, form, onBusy, onMended, onMissing } = control
  const busy = (count: number): void => onBusy(field.name, count)
  const { input, chosen, isOver, View } = useDrop(isPlain, loadFiles, busy, onMissing)
  return (
    <span className="codedropz-upload-wrapper">
      <span className={`drop codedropz-upload-handler${isOver ? ' codedropz-dragover' : ''}`}>
        <input
          {...attributes}
          aria-describedby={`${attributes['aria-describedby'] ?? ''} ${id}-limits`}
          ref={input}
          className={classesOf(control, 'drag-n-drop-file', 'drop__input')}
          id={id}
          // Without a script the files come with the form; with one they are sent by themselves.
          name={isAwake ? undefined : `${field.name}[]`}
          type="file"
          aria-label={field.label ? undefined : words.browse}
          accept={acceptOf(itemsOf(field))}
          multiple={field.mostFiles > 1}
          data-name={field.name}
          data-max={field.mostFiles}
        />
        <ServerRendered as="span" className="drop__words codedropz-upload-inner" aria-hidden="true">
          {ServerOnly && <ServerOnly.Invitation />}
        </ServerRendered>
        <ServerRendered as="span" className="small" id={`${id}-limits`}>
          {ServerOnly && <ServerOnly.Limits field={field} />}
        </ServerRendered>
      </span>
      {files.map(({ path, name, bytes }) => (
        <span className="drop__plain" key={path}>
          <input type="hidden" name={`${field.name}[]`} value={path} />
          <bdi>{name}</bdi> <span className="small">{sizeOf(bytes)}</span>
        </span>
      ))}
      {View === 'unsent' ? (
        // Where the code that sends files cannot come, nor the form be sent without it, the visitor is told, and the form stays.
        <span className="has-error-msg field__problem" role="alert">
          {formMessages.offline}
        </span>
      ) : (
        View && input.current && <View input={input.current} {...{ chosen, field, form, onBusy, onMended }} />
      )}
    </span>
  )
}
