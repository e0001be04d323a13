import { sentence } from '@frontage/kit/sentence'
import { type AnswerOf, defineCall } from '@frontage/kit/wire/call'
import { revisionIfKnown, text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { answerShapes, answersShape } from './answers'
import { askedSteps, pageNames, steps } from './spec'
import { firstStepsAnswer, stepNames } from './wire.first-steps'

/** Something to mend, and where: `name`, `services.2.price`, `week.friday.0.to`. */
const issue = v.object({ path: v.string(), text: sentence })
/** `faulty`: it was answered, and something in it has to be mended. */
const stepState = v.object({
  step: v.picklist(steps),
  state: v.picklist(['open', 'done', 'skipped', 'faulty']),
  issues: v.array(issue),
  /** Is sent back with other answers of this step. */
  revision: v.string(),
})

/** A whole look, in the order for this kind of business; `best` is chosen until another one is, `suits` are the next two. `colours`: three of it, from the ground to what stands out. */
const lookChoice = v.object({
  ...{ name: v.string(), title: v.string(), about: sentence, fit: v.picklist(['best', 'suits', '']) },
  colours: v.array(v.string()),
})

/** What is known of one page that the set-up makes: `id` 0 until it is made; `gaps`: what visitors will not see of it as long as nobody writes it, and where that is done. */
const madePage = v.object({
  name: v.picklist(pageNames),
  path: v.string(),
  title: sentence,
  /** What to know about it: “4 services, no prices yet”. */
  about: sentence,
  id: v.number(),
  gaps: v.array(v.object({ text: sentence, action: sentence, at: v.string() })),
  isPublished: v.boolean(),
})

/** `blocks` has to be fixed first, `warns` should be, `gap` can wait. `page`: the title of the one it is about, empty where it is about none. `at` is the screen of the admin where that is done, and `action` the way there; both empty where all is well. */
const finding = v.object({
  kind: v.picklist(['blocks', 'warns', 'gap', 'fine']),
  page: sentence,
  text: sentence,
  action: sentence,
  at: v.string(),
})

const setup = v.object({
  answers: answersShape,
  states: v.array(stepState),
  /** Where “Continue setting up” leads. */
  next: v.picklist(steps),
  /** Draws a page from the answers, for its owner: `?path=/`. Another path takes the place of that one; `&look=ledger` shows another look. */
  preview: v.string(),
  /** Services that this kind of business often has; none of them is chosen. */
  suggestions: v.array(v.string()),
  /** What the kind is called: “Physiotherapy practice”; empty where it is unknown. */
  kindTitle: v.string(),
  looks: v.array(lookChoice),
  /** ISO 4217, in which prices are shown: what was chosen, or that of the site's time zone. */
  currency: v.string(),
  /** The pages that are chosen, as they would be or were made. */
  pages: v.array(madePage),
  findings: v.array(finding),
  /** Whether the site was made once, and whether visitors see it. */
  isMade: v.boolean(),
  isOpen: v.boolean(),
  publicUrl: v.string(),
})

export const getSetup = defineCall({
  name: 'get-setup',
  summary: 'Get what was answered while the site is set up',
  via: 'GET /api/setup',
  request: v.object({}),
  answer: setup,
})

/** One kind of business: its id, what it is called, and other words by which it is found. */
const kind = v.object({ id: v.string(), title: sentence, words: v.array(v.string()) })

export const listKinds = defineCall({
  name: 'list-kinds',
  summary: 'List kinds of business',
  via: 'GET /api/setup/kinds',
  request: v.object({}),
  answer: v.object({ groups: v.array(v.object({ title: sentence, kinds: v.array(kind) })) }),
})

/**
 * Keeps what was answered in one step, also where something has to be mended: that is named in `states`. Refused with 409 where
 * somebody else answered it since `revision` was read.
 */
const oneStep = v.variant('step', [
  v.object({ step: v.literal('business'), answers: answerShapes.business, revision: revisionIfKnown }),
  v.object({ step: v.literal('place'), answers: answerShapes.place, revision: revisionIfKnown }),
  v.object({ step: v.literal('offer'), answers: answerShapes.offer, revision: revisionIfKnown }),
  v.object({ step: v.literal('logo'), answers: answerShapes.logo, revision: revisionIfKnown }),
  v.object({ step: v.literal('look'), answers: answerShapes.look, revision: revisionIfKnown }),
  v.object({ step: v.literal('pages'), answers: answerShapes.pages, revision: revisionIfKnown }),
])

export const saveSetup = defineCall({
  name: 'save-setup',
  summary: 'Save one step of setting up the site',
  via: 'POST /api/setup',
  request: oneStep,
  answer: setup,
})

/** Goes on without an answer; what was answered before stays. The name of the business cannot be skipped. */
export const skipStep = defineCall({
  name: 'skip-step',
  summary: 'Skip a step of setting up the site',
  via: 'POST /api/setup/skip',
  request: v.object({ step: v.picklist(askedSteps) }),
  answer: setup,
})

/** The main colour of a picture of the media, as it can be read on light and dark ground; empty where it has none. `isDim…`: it can hardly be seen there. */
export const readLogo = defineCall({
  name: 'read-logo',
  summary: 'Get the main colour of a logo',
  via: 'GET /api/setup/logo',
  request: v.object({ file: text(120), look: v.optional(text(60), '') }),
  answer: v.object({
    colour: v.string(),
    light: v.string(),
    dark: v.string(),
    isDimOnLight: v.boolean(),
    isDimOnDark: v.boolean(),
  }),
})

/** Keeps the whole site as drafts. What somebody changed since it was made stays as it is: `kept` names those pages. */
export const makeSite = defineCall({
  name: 'make-site',
  summary: 'Make the site from the answers, as drafts',
  via: 'POST /api/setup/make',
  request: v.object({}),
  answer: v.object({ setup, kept: v.array(v.string()) }),
})

/** All pages, header, footer and look become public at once, or none of them. */
export const publishSite = defineCall({
  name: 'publish-site',
  summary: 'Publish the whole site',
  via: 'POST /api/setup/publish',
  request: v.object({}),
  answer: v.object({ setup }),
})

/** Visitors see the page from before the opening again; nothing else changes. */
export const takeOffline = defineCall({
  name: 'take-offline',
  summary: 'Take the site offline',
  via: 'POST /api/setup/take-offline',
  request: v.object({}),
  answer: v.object({ setup }),
})

/** Opens the site as it stands, for whoever made its pages by hand. */
export const openSite = defineCall({
  name: 'open-site',
  summary: 'Open the site to visitors',
  via: 'POST /api/setup/open',
  request: v.object({}),
  answer: v.object({ setup }),
})

/** Puts the list away for whoever asks, or brings it back. */
export const hideFirstSteps = defineCall({
  name: 'hide-first-steps',
  summary: 'Hide the first steps, or show them again',
  via: 'POST /api/setup/first-steps/hide',
  request: v.object({ isHidden: v.boolean() }),
  answer: firstStepsAnswer,
})

/** Says that a step is not wanted, such as prices. */
export const leaveOutStep = defineCall({
  name: 'leave-out-step',
  summary: 'Leave a first step out',
  via: 'POST /api/setup/first-steps/leave-out',
  request: v.object({ name: v.picklist(stepNames) }),
  answer: firstStepsAnswer,
})

/** What only the owner's browser can know: that it is at the address of the site by https, that a customer was asked for a review. */
export const noteStep = defineCall({
  name: 'note-first-step',
  summary: 'Note that a first step was seen or done',
  via: 'POST /api/setup/first-steps/done',
  request: v.object({ name: v.picklist(['address', 'review']) }),
  answer: firstStepsAnswer,
})

/** Notes that somebody looked through one of the pages that were made. */
export const notePageRead = defineCall({
  name: 'note-page-read',
  summary: 'Note that a page was looked through',
  via: 'POST /api/setup/read',
  request: v.object({ name: v.picklist(pageNames) }),
  answer: firstStepsAnswer,
})

export type Setup = AnswerOf<typeof getSetup>
export type MadePage = Setup['pages'][number]
export type Kinds = AnswerOf<typeof listKinds>
export type SetupIssue = Setup['states'][number]['issues'][number]
