import { Checkbox, NativeSelect, Radio, Stack, Textarea, TextInput } from '@mantine/core'
import type { Entry } from '../../../entry'
import { messages } from '../../messages.admin'
import type { DraftAnswer } from './draft'

type Value = Entry['values'][number]
type AnswerControlProps = {
  readonly of: Value
  readonly answer: DraftAnswer
  readonly error: string | undefined
  readonly change: (answer: DraftAnswer) => void
}
type Common = { readonly label: string; readonly error: string | undefined }

/** One answer in the control that its field had. */
export function AnswerControl({ of, answer, error, change }: AnswerControlProps) {
  const common = { label: of.label || of.name, error }
  const last = of.options.at(-1)?.value
  const isFree = of.hasFreeText && last !== undefined && answer.chosen.includes(last)
  return (
    <>
      {of.options.length ? (
        <Choice of={of} common={common} answer={answer} change={change} />
      ) : (
        <Line of={of} common={common} text={answer.chosen[0] ?? ''} change={(text) => change({ ...answer, chosen: [text] })} />
      )}
      {isFree && (
        <TextInput
          label={messages.correction.freeText(of.label || of.name)}
          value={answer.free}
          onChange={({ currentTarget }) => change({ ...answer, free: currentTarget.value })}
        />
      )}
    </>
  )
}

const inputTypes: Partial<Record<NonNullable<Value['type']>, string>> = {
  ...{ email: 'email', url: 'url', tel: 'tel', number: 'number', range: 'number', date: 'date', time: 'time' },
}

type LineProps = { readonly of: Value; readonly common: Common; readonly text: string; readonly change: (text: string) => void }

const Line = ({ of: { type }, common, text, change }: LineProps) =>
  type === 'textarea' || type === null ? (
    <Textarea {...common} autosize minRows={3} maxRows={14} value={text} onChange={({ currentTarget }) => change(currentTarget.value)} />
  ) : (
    <TextInput
      {...common}
      type={inputTypes[type] ?? 'text'}
      {...((type === 'number' || type === 'range') && { step: 'any' })}
      value={text}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )

type ChoiceProps = Pick<AnswerControlProps, 'of' | 'answer' | 'change'> & { readonly common: Common }

/** Choices in the order of the form; an answer that is none of them stays one until it is corrected. */
function Choice({ of, common, answer, change }: ChoiceProps) {
  const offered = new Map(of.options.map(({ value, label }) => [value, label]))
  for (const value of answer.chosen) if (!offered.has(value)) offered.set(value, value)
  const choices = [...offered].map(([value, label]) => ({ value, label }))
  const choose = (chosen: readonly string[]): void =>
    change({ ...answer, chosen: choices.map(({ value }) => value).filter((value) => chosen.includes(value)) })
  if (of.type === 'select' && !of.isMultiple)
    return (
      <NativeSelect
        {...common}
        data={[{ value: '', label: messages.correction.none }, ...choices]}
        value={answer.chosen[0] ?? ''}
        onChange={({ currentTarget }) => choose([currentTarget.value])}
      />
    )
  if (of.type === 'radio')
    return (
      <Radio.Group {...common} value={answer.chosen[0] ?? ''} onChange={(value) => choose([value])}>
        <Stack gap="xs" mt={4}>
          {choices.map((one) => (
            <Radio key={one.value} {...one} />
          ))}
        </Stack>
      </Radio.Group>
    )
  return (
    <Checkbox.Group {...common} value={[...answer.chosen]} onChange={(values) => choose(of.isMultiple ? values : values.slice(-1))}>
      <Stack gap="xs" mt={4}>
        {choices.map((one) => (
          <Checkbox key={one.value} {...one} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
