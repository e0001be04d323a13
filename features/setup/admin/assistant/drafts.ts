import { rememberedList } from '@frontage/kit/storage/remembered.client'
import { safeParse } from 'valibot'
import { type Answers, answerShapes } from '../../answers'
import type { AskedStep } from '../../spec'
import type { Setup } from '../../wire.admin'
import { mergeAnswers } from './merge-answers'

/** `read`: what stood there when typing began. */
type Draft = { readonly step: AskedStep; readonly answers: unknown; readonly read?: unknown }

/** What is typed in a step, and what of it was read: the answers, and which state of them that was. */
export type StepDraft<S extends AskedStep> = {
  readonly typed: Answers[S]
  readonly read: Answers[S]
  readonly revision: string
}

const drafts = rememberedList<Draft>('session', 'setup-drafts')

const isOf =
  (step: AskedStep) =>
  (other: Draft): boolean =>
    other.step === step

function answersIn<S extends AskedStep>(step: S, stored: unknown): Answers[S] | undefined {
  const { success, output } = safeParse(answerShapes[step], stored)
  return success ? (output as Answers[S]) : undefined
}

/** What a call answered about a step. */
export const asRead = <S extends AskedStep>(step: S, { answers, states }: Setup): Pick<StepDraft<S>, 'read' | 'revision'> => ({
  read: answers[step],
  revision: states.find((state) => state.step === step)?.revision ?? '',
})

/** The answers of a step as they stand, with what was typed `before` they were read. */
export const draftFrom = <S extends AskedStep>(
  step: S,
  setup: Setup,
  start: (answers: Answers[S]) => Answers[S],
  before?: Pick<StepDraft<S>, 'typed' | 'read'>,
): StepDraft<S> => {
  const read = asRead(step, setup)
  const stands = start(read.read)
  return { ...read, read: stands, typed: before ? mergeAnswers<Answers[S] & object>(before.read, before.typed, stands) : stands }
}

/** What was typed in a step and not saved yet, in this tab; undefined where there is none, or none that fits. */
export function rememberedDraft<S extends AskedStep>(step: S): Pick<StepDraft<S>, 'typed' | 'read'> | undefined {
  const draft = drafts.read().find(isOf(step))
  const [typed, read] = [answersIn(step, draft?.answers), answersIn(step, draft?.read)]
  return typed && { typed, read: read ?? ({} as Answers[S]) }
}

export const keepDraft = <S extends AskedStep>(step: S, { typed, read }: StepDraft<S>): void =>
  drafts.keep({ step, answers: typed, read }, isOf(step))
export const dropDraft = (step: AskedStep): void => drafts.drop(isOf(step))
