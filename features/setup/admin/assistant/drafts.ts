import { rememberedList } from '@frontage/kit/storage/remembered.client'
import { safeParse } from 'valibot'
import { type Answers, answerShapes } from '../../answers'
import type { AskedStep } from '../../spec'

type Draft = { readonly step: AskedStep; readonly answers: unknown }

const drafts = rememberedList<Draft>('session', 'setup-drafts')

/** What was typed in a step and not saved yet, in this tab; undefined where there is none, or none that fits. */
export function draftOf<S extends AskedStep>(step: S): Answers[S] | undefined {
  const draft = drafts.read().find((other) => other.step === step)
  const { success, output } = safeParse(answerShapes[step], draft?.answers)
  return success ? (output as Answers[S]) : undefined
}

const isOf =
  (step: AskedStep) =>
  (other: Draft): boolean =>
    other.step === step

export const keepDraft = (step: AskedStep, answers: unknown): void => drafts.keep({ step, answers }, isOf(step))
export const dropDraft = (step: AskedStep): void => drafts.drop(isOf(step))
