import { ServerRendered } from '@frontage/parts/server-rendered'
import type { FunctionComponent, ReactNode } from 'react'
import type { FieldType, FormField } from '../../../../form'
import type { Captcha, FieldMessage, Quiz } from '../../../form-state'
import type { PlainFile } from '../../../plain'
import { Acceptance } from '../choices/acceptance.view'
import { Choices } from '../choices/choices.view'
import { CaptchaField, QuizField, type RiddleProps } from '../choices/riddles.view'
import { Upload, type UploadProps } from '../upload/upload.view'
import { controls } from './controls.view'
import { type ControlProps, Mark, Tip } from './lines.view'
import { ServerOnly } from './note.server-only.view'

export type FieldProps = {
  readonly field: FormField
  readonly unit: string
  readonly values: readonly string[]
  readonly bounds: ControlProps['bounds']
  readonly problem: FieldMessage | undefined
  readonly quiz: Quiz
  readonly captcha: Captcha
  /** Files that the server has taken already, where there is no script. */
  readonly files: readonly PlainFile[]
  readonly isAwake: boolean
  /** Drawn anew by the server, where there is no script. */
  readonly isPlain: boolean
  readonly form: number
  /** How many files are on their way. */
  readonly onBusy: (field: string, count: number) => void
  /** An upload got what it asked for. */
  readonly onMended: (field: string) => void
  /** The code that sends files is missing: they have to come with the form. */
  readonly onMissing: () => void
}

type AnyControlProps = UploadProps & RiddleProps

/** What draws each kind. */
const drawn: Partial<Readonly<Record<FieldType, FunctionComponent<AnyControlProps>>>> = {
  ...controls,
  ...{ checkbox: Choices, radio: Choices, acceptance: Acceptance, quiz: QuizField, captcha: CaptchaField, upload: Upload },
}

/** Fields that are groups: their name is a legend. */
const groups: readonly string[] = ['checkbox', 'radio']

/** One field of a form: its name, its control, and a line for what has to be mended. */
export function Field(props: FieldProps) {
  const { field, unit, values, problem, isPlain } = props
  const { type, name } = field
  if (type === 'hidden') return <input type="hidden" className="wpcf7-form-control wpcf7-hidden" name={name} value={values[0] ?? ''} />
  if (type === 'note') return <Note field={field} />
  const id = `${unit}-${name}`
  const isGroup = groups.includes(type)
  const Frame = isGroup ? 'fieldset' : 'div'
  const Control = drawn[type]
  return (
    <Frame
      className="field"
      data-half={field.isHalf || undefined}
      data-type={type}
      data-unasked={isPlain || !field.askedWith ? undefined : ''}
    >
      <Label field={field} id={id} isGroup={isGroup} />
      <span className="wpcf7-form-control-wrap" data-name={name}>
        {Control && <Control {...controlProps(props, id)} />}
        {field.help && (
          <span className="small" id={`${id}-help`}>
            {field.help}
          </span>
        )}
        <Tip problem={problem} />
      </span>
    </Frame>
  )
}

/** The name of a field: the wording of an acceptance is its own, and a quiz without a name is named by its question. */
function Label({ field, id, isGroup }: { readonly field: FormField; readonly id: string; readonly isGroup: boolean }): ReactNode {
  const { type, label } = field
  if (type === 'acceptance' || !label) return null
  const Tag = isGroup ? 'legend' : 'label'
  return (
    <Tag className="field__label" {...(!isGroup && { htmlFor: id })}>
      {label}
      <Mark field={field} />
    </Tag>
  )
}

const Note = ({ field }: { readonly field: FormField }) => (
  <ServerRendered className="contact-form__note">{ServerOnly && <ServerOnly html={field.label} />}</ServerRendered>
)

function controlProps(props: FieldProps, id: string): AnyControlProps {
  const { field, unit, problem, quiz, captcha } = props
  const described = [problem && `${unit}-ve-${field.name}`, field.help && `${id}-help`, field.counter && `${id}-count`]
  const isShownWrong = Boolean(problem && !problem.isCalm)
  const attributes = {
    'aria-invalid': isShownWrong,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    ...(field.required && { 'aria-required': true }),
  }
  return { ...props, id, attributes, isShownWrong, quiz: quiz?.[field.name], captcha: captcha?.[field.name] }
}
