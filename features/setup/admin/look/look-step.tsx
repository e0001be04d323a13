import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { messages } from '../../messages.assistant'
import { StepFrame } from '../assistant/step-frame'
import type { StepProps } from '../assistant/step-props'
import { useStep } from '../assistant/use-step'
import { LookCard } from './look-card'
import styles from './look-step.module.css'

const words = messages.look

/** Whole looks, drawn with the owner's own answers; the one that fits best is chosen until another one is. */
export function LookStep({ setup, view: { showLook, scheme } }: StepProps) {
  const best = setup.looks.find(({ fit }) => fit === 'best')?.name ?? setup.looks[0]?.name ?? ''
  const form = useStep({ step: 'look', setup, start: ({ look }) => ({ look: look || best }) })
  const { look: chosen } = form.draft
  useEffect(() => {
    showLook(chosen)
    return () => showLook('')
  }, [chosen, showLook])
  return (
    <StepFrame
      {...{ step: 'look', title: words.title, lead: words.lead(setup.kindTitle) }}
      form={form}
      submit={() => form.save()}
      button={
        <Button type="submit" size="md" loading={form.isSaving}>
          {messages.continue}
        </Button>
      }
    >
      <div className={styles.looks} role="radiogroup" aria-label={words.list}>
        {setup.looks.map((look) => (
          <LookCard
            key={look.name}
            {...{ setup, look, scheme }}
            isChosen={look.name === chosen}
            choose={() => form.change({ look: look.name })}
          />
        ))}
      </div>
    </StepFrame>
  )
}
