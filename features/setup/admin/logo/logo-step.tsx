import { Button, Checkbox } from '@mantine/core'
import { messages } from '../../messages.assistant'
import { StepFrame } from '../assistant/step-frame'
import type { StepProps } from '../assistant/step-props'
import { useStep } from '../assistant/use-step'
import { FileField } from './file-field'
import { Grounds } from './grounds'
import styles from './logo.module.css'
import { UseChoice } from './use-choice'
import { useLogoColour } from './use-logo-colour'

const words = messages.logo

/** The name as it is, or a file, seen on light and on dark ground. */
export function LogoStep({ setup }: StepProps) {
  const form = useStep({ step: 'logo', setup })
  const { draft, change, errorOf } = form
  const { data: colour } = useLogoColour(draft.file, setup.answers.look.look)
  const isFile = draft.use === 'file' && draft.file !== ''
  const takeColour = (takesColour: boolean): void => change({ takesColour, colour: colour?.colour ?? '' })
  return (
    <StepFrame
      {...{ step: 'logo', title: words.title, lead: words.lead }}
      form={form}
      canBeSkipped
      submit={() => form.save()}
      button={
        <Button type="submit" size="md" loading={form.isSaving}>
          {messages.continue}
        </Button>
      }
    >
      <UseChoice name={setup.answers.business.name} draft={draft} change={change} />
      <FileField
        label={words.choose}
        error={errorOf('file')}
        path="file"
        take={(file) => change({ use: 'file', file, colour: '', takesColour: false })}
      />
      {isFile && (
        <div className={styles.about}>
          <Grounds draft={draft} colour={colour} change={change} errorOf={errorOf} />
          {colour?.colour && (
            <Checkbox
              label={words.takesColour}
              description={words.takesColourHelp}
              checked={draft.takesColour}
              onChange={({ currentTarget }) => takeColour(currentTarget.checked)}
            />
          )}
        </div>
      )}
    </StepFrame>
  )
}
