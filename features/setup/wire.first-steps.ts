import { sentence } from '@frontage/kit/sentence'
import { type AnswerOf, defineCall } from '@frontage/kit/wire/call'
import * as v from 'valibot'

/** What a new owner does first. `at` is a screen of the admin, or an address of the site. `isOptional` can be left out. */
export const stepNames = [
  'answers',
  'read',
  'write',
  'prices',
  'message',
  'publish',
  'details',
  'logo',
  'project',
  'review',
  'mail',
  'address',
  'backup',
] as const
const firstStep = v.object({
  name: v.picklist(stepNames),
  title: sentence,
  text: sentence,
  action: sentence,
  at: v.string(),
  isDone: v.boolean(),
  isLeftOut: v.boolean(),
  isOptional: v.boolean(),
})

/** `isHidden`: this person has put the list away. `more` comes once the site is open. `publicUrl`: where it should be, as its operator says. */
export const firstStepsAnswer = v.object({
  isOpen: v.boolean(),
  isMade: v.boolean(),
  isHidden: v.boolean(),
  publicUrl: v.string(),
  steps: v.array(firstStep),
  more: v.array(firstStep),
  done: v.number(),
})

export const getFirstSteps = defineCall({
  name: 'first-steps',
  summary: 'Get the first steps of a new site and which are done',
  via: 'GET /api/setup/first-steps',
  request: v.object({}),
  answer: firstStepsAnswer,
})

export type FirstSteps = AnswerOf<typeof getFirstSteps>
