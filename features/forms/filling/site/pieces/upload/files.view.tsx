import { say } from '@frontage/kit/say'
import { Icon } from '@frontage/parts/icon'
import { sizeOf } from '../../../../file-size'
import type { FormField } from '../../../../form'
import { fileMessages as words } from '../../../messages.files'
import type { UploadItem } from '../../../upload-state'
import type { Chosen } from './drop.client'
import { useUploads } from './use-uploads'

type FilesProps = {
  readonly input: HTMLInputElement
  /** What was chosen and is not taken yet. */
  readonly chosen: { readonly current: Chosen[] }
  readonly field: FormField
  readonly form: number
  readonly onBusy: (field: string, count: number) => void
  readonly onMended: (field: string) => void
}

/** The files of an upload field: on their way, there, or refused. Loaded with the first of them. */
export function Files({ field, ...place }: FilesProps) {
  const { state, remove, retry } = useUploads(field, place)
  const taken = state.items.filter((item) => item.state !== 'error').length
  return (
    <>
      <span className="dnd-upload-counter small">{say(words.counter, { count: taken, most: field.mostFiles })}</span>
      <span className="visually-hidden" role="status">
        {state.said}
      </span>
      {state.notice && <span className="has-error-msg field__problem">{state.notice}</span>}
      <ul className="files" aria-label={words.files}>
        {state.items.map((item) => (
          <File key={item.id} field={field} item={item} onRemove={() => remove(item.id)} onRetry={() => retry(item.id)} />
        ))}
      </ul>
    </>
  )
}

type FileProps = { readonly field: FormField; readonly item: UploadItem; readonly onRemove: () => void; readonly onRetry: () => void }

function File({ field, item, onRemove, onRetry }: FileProps) {
  const { id, name, state, percent, problem, path, canRetry } = item
  const isOnItsWay = state === 'in-progress' || state === 'waiting'
  return (
    <li className={`files__item dnd-upload-status ${state}`} id={`dnd-file-${id}`}>
      <span className="files__kind dnd-upload-image" aria-hidden="true">
        {/\.([^.]{1,4})$/.exec(name)?.[1]?.toUpperCase()}
      </span>
      <span className="files__words dnd-upload-details">
        <bdi className="name">{name}</bdi>
        {problem ? <span className="files__problem has-error">{problem}</span> : <span className="small">{stateOf(item)}</span>}
      </span>
      <span className="files__buttons">
        {canRetry && (
          <button className="icon-button" type="button" aria-label={say(words.retry, { name })} onClick={onRetry}>
            <Icon name="again" />
          </button>
        )}
        <button
          className="icon-button remove-file"
          type="button"
          aria-label={say(isOnItsWay ? words.cancel : words.remove, { name })}
          disabled={state === 'deleting'}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      </span>
      {isOnItsWay && <progress className="files__progress dnd-progress-bar" max={100} value={percent} aria-label={name} />}
      {path && state === 'complete' && <input type="hidden" name={`${field.name}[]`} value={path} />}
    </li>
  )
}

function stateOf({ bytes, state, percent }: UploadItem): string {
  const size = sizeOf(bytes)
  if (state === 'deleting') return words.deleting
  if (state === 'complete') return say(words.complete, { size })
  return say(state === 'waiting' ? words.waiting : words.sent, { size, percent })
}
