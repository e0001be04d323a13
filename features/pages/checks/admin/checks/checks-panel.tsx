import { Button, CloseButton, Group, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconBulb, IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useBlockTitles } from '../../../admin/block-titles'
import type { PageDocument } from '../../../page'
import type { Finding } from '../../../validation-issue'
import { messages as words } from '../../messages.admin'
import styles from './checks.module.css'
import type { Checks } from './use-checks'
import { whereIs } from './where'

type ChecksPanelProps = {
  readonly checks: Checks
  readonly document: PageDocument
  /** Leads to what a finding is about. */
  readonly goTo: (at: string) => void
}

/** What was found on the page; and while publishing waits for it, the decision. */
export function ChecksPanel({ checks, document, goTo }: ChecksPanelProps) {
  const { findings = [], isAsking, isBusy, isChecking, check, publishAnyway, close } = checks
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const must = findings.filter(({ severity }) => severity === 'must')
  const should = findings.filter(({ severity }) => severity === 'should')
  return (
    <section className={styles.panel} aria-labelledby="checks-title" aria-busy={isChecking}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={2} id="checks-title" ref={title} tabIndex={-1}>
          {words.title}
        </Title>
        <CloseButton aria-label="Close the checks" onClick={close} />
      </Group>
      {findings.length === 0 && (
        <p className={styles.clean}>
          <IconCircleCheck size={20} aria-hidden /> {words.clean}
        </p>
      )}
      <Found title={words.must(must.length)} tone="must" findings={must} document={document} goTo={goTo} />
      <Found title={words.should(should.length)} tone="should" findings={should} document={document} goTo={goTo} />
      {isAsking && <Text>{words.decide}</Text>}
      <Group gap="xs">
        {isAsking && must[0] && <Button onClick={() => goTo(must[0]?.at ?? '')}>{words.fix}</Button>}
        <Button variant="default" loading={isChecking} onClick={check}>
          Check again
        </Button>
        {isAsking && (
          <Button variant="light" color="red" loading={isBusy && !isChecking} onClick={publishAnyway}>
            {words.anyway}
          </Button>
        )}
      </Group>
    </section>
  )
}

type FoundProps = Pick<ChecksPanelProps, 'document' | 'goTo'> & {
  readonly title: string
  readonly tone: 'must' | 'should'
  readonly findings: readonly Finding[]
}

function Found({ title, tone, findings, document, goTo }: FoundProps) {
  const titleOf = useBlockTitles()
  if (findings.length === 0) return null
  const Icon = tone === 'must' ? IconAlertTriangle : IconBulb
  return (
    <div>
      <Title order={3} className={styles.kind} data-tone={tone}>
        <Icon size={18} aria-hidden /> {title}
      </Title>
      <ul className={styles.list}>
        {findings.map(({ at, rule, text }) => (
          <li key={`${at} ${rule} ${text}`}>
            <button type="button" className={styles.finding} onClick={() => goTo(at)}>
              <span>{text}</span>
              <span className={styles.where}>
                {whereIs(at, document, titleOf)} · {words.rules[rule]}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
