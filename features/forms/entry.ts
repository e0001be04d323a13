import * as v from 'valibot'
import { doubts, type SpamSignal } from './doubts'
import { fieldTypes } from './form'

/** Where an entry stands for its owner. `spam` waits in quarantine and can be released. */
export const entryStates = ['new', 'read', 'done', 'spam', 'trash'] as const
export type EntryState = (typeof entryStates)[number]
/** Stands before the state of a message whose form is in the trash: no list shows it until the form is restored. */
export const HIDDEN = 'hidden-'

/** Only messages in the inbox are corrected and answered: those held for review have not been sent on yet. */
export const openStates: readonly EntryState[] = ['new', 'read', 'done']

/** Pages of the originals never ask for a ticket: without one less is believed, and nothing is held back for it alone. */
export const isHeldFor = (found: readonly SpamSignal[]): boolean => found.some((doubt) => doubt !== 'no-ticket')

/** What the virus scanner said of a file; empty: none is set. `waiting`: it has not answered yet. `infected`: it was deleted. */
export const fileScans = ['', 'clean', 'waiting', 'infected'] as const
export type FileScan = (typeof fileScans)[number]

const filed = v.object({
  id: v.number(),
  /** As the visitor's machine called it. */
  name: v.string(),
  bytes: v.number(),
  type: v.string(),
  scan: v.picklist(fileScans),
})

/** The true state of a letter or of a call to another system. */
const deliveryStates = ['queued', 'sent', 'kept', 'dead'] as const

/** What was filled in, in one field. */
const value = v.object({
  name: v.string(),
  label: v.string(),
  /** Of the field, in the form as it was then; null: the form had no such field. */
  type: v.nullable(v.picklist(fieldTypes)),
  values: v.array(v.string()),
  files: v.array(filed),
  /** What can be chosen, where it is a choice; whether several may be, and whether a free text stands behind the last one. */
  options: v.array(v.object({ label: v.string(), value: v.string() })),
  isMultiple: v.boolean(),
  hasFreeText: v.boolean(),
})

/** Answers that an owner corrected, as they stood before. */
const correction = v.object({
  at: v.string(),
  by: v.string(),
  /** Why. */
  note: v.string(),
  before: v.array(v.object({ name: v.string(), label: v.string(), values: v.array(v.string()) })),
})
export type Correction = v.InferOutput<typeof correction>

const sent = {
  id: v.number(),
  to: v.string(),
  /** `kept`: there was no mail server, so it never left. */
  state: v.picklist(deliveryStates),
  attempts: v.number(),
  error: v.nullable(v.string()),
}
const delivery = v.object({ kind: v.picklist(['letter', 'thanks', 'webhook']), ...sent })

/** What was answered to a message, and what became of the e-mail. */
const reply = v.object({
  id: v.number(),
  at: v.string(),
  by: v.string(),
  to: v.string(),
  text: v.string(),
  delivery: v.nullable(v.object(sent)),
})
export type Reply = v.InferOutput<typeof reply>

/** A row of the inbox. */
export const entryRow = v.object({
  id: v.number(),
  form: v.number(),
  formTitle: v.string(),
  state: v.picklist(entryStates),
  doubts: v.array(v.picklist(doubts)),
  /** Who wrote: the first name or address in it. */
  from: v.string(),
  /** The first words of it. */
  summary: v.string(),
  files: v.number(),
  /** The worst state of its letters; null: there are none. */
  mail: v.nullable(v.picklist(deliveryStates)),
  /** Whether somebody replied to it from here. */
  isAnswered: v.boolean(),
  sentAt: v.string(),
})
export type EntryRow = v.InferOutput<typeof entryRow>

/** One message with everything that belongs to it. */
export const entryShape = v.object({
  ...entryRow.entries,
  version: v.number(),
  /** Rises with every correction. */
  revision: v.number(),
  /** The newest first. */
  corrections: v.array(correction),
  /** In the order of its form's version. */
  values: v.array(value),
  page: v.string(),
  /** The wording that was agreed to. */
  consents: v.array(v.object({ name: v.string(), wording: v.string(), isGiven: v.boolean() })),
  /** What its form said about privacy when it was sent; '' for nothing. */
  privacy: v.string(),
  deliveries: v.array(delivery),
  /** The oldest first. */
  replies: v.array(reply),
  /** Where a reply goes; '' where no address was left. Without a mail server it is stored and not sent. */
  reply: v.object({ to: v.string(), hasMailServer: v.boolean() }),
})
export type Entry = v.InferOutput<typeof entryShape>
