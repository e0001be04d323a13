import { Failure } from '@frontage/parts/admin/dialog'
import { Button, Text, Title } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { messages } from '../../messages.assistant'
import { previousStep, type Step } from '../../spec'
import type { SetupIssue } from '../../wire.admin'
import { idOfField } from './field-id'
import { IssueSummary } from './issue-summary'
import styles from './step-frame.module.css'

type FrameForm = {
  readonly issues: readonly SetupIssue[]
  readonly refusals: number
  readonly failure: string | undefined
  readonly skip: () => void
}

const none: FrameForm = { issues: [], refusals: 0, failure: undefined, skip: () => {} }

type StepFrameProps = {
  readonly step: Step
  readonly title: string
  readonly lead: string
  /** What is filled in; a step that asks nothing has none. */
  readonly form?: FrameForm
  readonly canBeSkipped?: boolean
  readonly submit: () => void
  /** In place of the way to skip. */
  readonly aside?: ReactNode
  /** The button that goes on. */
  readonly button: ReactNode
  readonly children: ReactNode
}

/** One step: its title, what has to be corrected, what is asked, and the ways on and back. */
export function StepFrame({ step, title, lead, form = none, canBeSkipped = false, submit, aside, button, children }: StepFrameProps) {
  const { issues, refusals, failure, skip } = form
  const heading = useFocusOnArrival()
  useFocusOnIssue(issues, refusals)
  const before = previousStep(step)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    submit()
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate aria-labelledby="step-title">
      <header>
        <Title order={1} id="step-title" ref={heading} tabIndex={-1} className={styles.title ?? ''}>
          {title}
        </Title>
        <Text c="dimmed">{lead}</Text>
      </header>
      <IssueSummary issues={issues} />
      {children}
      <div className={styles.foot}>
        <Failure>{failure}</Failure>
        <div className={styles.ways}>
          <span className={styles.aside}>
            {aside}
            {canBeSkipped && (
              <Button variant="subtle" size="md" px="xs" onClick={skip}>
                {messages.skip}
              </Button>
            )}
          </span>
          {before && (
            <Button component="a" variant="default" size="md" href={`/admin/setup/${before}`}>
              {messages.back}
            </Button>
          )}
          {button}
        </div>
      </div>
    </form>
  )
}

/** A step is a page of its own: reading starts at its title. */
function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  return heading
}

/** After a refusal: to the list of what has to be corrected, or to the only field. */
function useFocusOnIssue(issues: readonly SetupIssue[], refusals: number): void {
  const told = useRef(refusals)
  useEffect(() => {
    if (told.current === refusals) return
    told.current = refusals
    const [first] = issues
    const field = first && document.getElementById(idOfField(first.path))
    const summary = document.getElementById('step-issues')
    ;(summary ?? field)?.focus()
  }, [issues, refusals])
}
