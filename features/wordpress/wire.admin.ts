import { sentence } from '@frontage/kit/sentence'
import { defineCall } from '@frontage/kit/wire/call'
import { integer, revision, text } from '@frontage/kit/wire/fields'
import { upload } from '@frontage/kit/wire/upload'
import * as v from 'valibot'
import { MOST_EXPORT_BYTES, MOST_FILES, OLD_SITE, PIECE_BYTES } from './spec'

/**
 * `receiving`: its files are being sent. `reading`: it is looked at what they hold. `ready`: that is known. `running`: it is imported.
 * `pausing`: it stops as soon as it can. `paused`: it can go on. `done`, `failed`: it is over; what failed may be tried again.
 */
export const importStates = ['receiving', 'reading', 'ready', 'running', 'pausing', 'paused', 'done', 'failed'] as const
export type ImportState = (typeof importStates)[number]

/** How many of one kind are new, changed, already here, and could not be had. `kind`: `page`, `form`, `redirect`. */
const countShape = v.object({ kind: v.string(), new: v.number(), changed: v.number(), same: v.number(), missing: v.number() })
export type KindCount = v.InferOutput<typeof countShape>

const gapShape = v.object({
  /** The address of the page that had it; empty for the site itself. */
  page: v.string(),
  /** Where to look after it: a screen of the admin, or the page of the old site while it is not here; empty where there is none. */
  at: v.string(),
  what: sentence,
})
const issueShape = v.object({ path: v.string(), text: sentence })

export const reportShape = v.object({
  /** Nothing was stored: it says what would come. */
  isLook: v.boolean(),
  /** A file says how the old site looked. */
  hasTheme: v.optional(v.boolean(), false),
  /** The name and the address of the old site. */
  title: v.string(),
  url: v.string(),
  counts: v.array(countShape),
  /** The first 3,000 of `allGaps`. */
  gaps: v.array(gapShape),
  allGaps: v.number(),
  /** To be fixed here afterwards. */
  faults: v.array(issueShape),
  /** Where there is any of these, nothing was stored. */
  bad: v.array(issueShape),
})
export type ImportReport = v.InferOutput<typeof reportShape>

/** Pictures that could not be had. */
export const missedIn = (report: ImportReport | null | undefined): number =>
  report && !report.isLook ? (report.counts.find(({ kind }) => kind === 'picture')?.missing ?? 0) : 0

const oldSite = v.optional(v.pipe(text(500), v.trim(), v.regex(OLD_SITE, 'Start the address with https://, or leave it empty.')), '')

export const choicesShape = v.object({
  asDrafts: v.optional(v.boolean(), false),
  /** Colours, typefaces and header of the old theme come as drafts. */
  withTheme: v.optional(v.boolean(), true),
  /** Where the old site answers now, `https://old.example`; empty for where its export says. */
  from: oldSite,
})
/** `pictures`: of `total` so many were tried. Nothing is counted while a file is read or pages are saved. */
export const progressShape = v.object({ step: v.picklist(['reading', 'pictures', 'saving']), done: v.number(), total: v.number() })

const standing = { id: v.number(), state: v.picklist(importStates), startedAt: v.string() }

export const importShape = v.object({
  ...standing,
  /** Sent back with a change. */
  revision: v.string(),
  files: v.array(v.object({ name: v.string(), size: v.number(), received: v.number() })),
  choices: choicesShape,
  progress: progressShape,
  report: v.nullable(reportShape),
  /** Why it failed; empty otherwise. */
  reason: sentence,
  /** It can be tried again: its files are still here. */
  canGoOn: v.boolean(),
  /** It is done but for some pictures, which can be tried again: it is the last one, and its files are still here. */
  canTryAgain: v.boolean(),
})
export type WordPressImport = v.InferOutput<typeof importShape>

/** `shown`: the one of this number; without a number the last one. Ask again every second while one is read or runs. */
export const getWordPressImports = defineCall({
  name: 'get-wordpress-imports',
  summary: 'Get imports of WordPress sites with their progress and reports',
  via: 'GET /api/wordpress/imports',
  request: v.object({ id: v.optional(integer, 0) }),
  answer: v.object({
    shown: v.nullable(importShape),
    /** Those that are over, the newest first. */
    past: v.array(v.object({ ...standing, title: v.string(), files: v.array(v.string()) })),
  }),
})

const bytes = v.pipe(v.number(), v.integer(), v.minValue(1, 'This file is empty.'), v.maxValue(MOST_EXPORT_BYTES))
const exportFile = v.object({ name: text(255), size: bytes, modified: v.pipe(v.number(), v.integer()) })

/**
 * The same files again go on where their line was cut; others take the place of those that nobody imported. Without files it is the
 * running site at `from` that is read.
 */
export const beginWordPressImport = defineCall({
  name: 'begin-wordpress-import',
  summary: 'Begin to send the export files of a WordPress site, or to read it at its address',
  via: 'POST /api/wordpress/imports/begin',
  request: v.object({ files: v.pipe(v.array(exportFile), v.maxLength(MOST_FILES)), from: oldSite }),
  answer: v.object({ import: importShape }),
})

/** `from`: bytes of the file that were sent before. One that was sent already changes nothing; `received` says where to go on. */
export const addWordPressPiece = defineCall({
  name: 'add-wordpress-piece',
  summary: 'Send a piece of an export file',
  via: 'POST /api/wordpress/imports/piece',
  uploads: { most: 1, bytes: PIECE_BYTES },
  toFolder: true,
  request: v.object({ id: integer, file: integer, from: integer, piece: upload }),
  answer: v.object({ received: v.number() }),
})

/**
 * `look`: says what would come. `import`: brings it in. `pause`, `resume`: stops it, and goes on with it. `again`: another import with the
 * files of one that is done, for the pictures that could not be had.
 */
export const changeWordPressImport = defineCall({
  name: 'change-wordpress-import',
  summary: 'Look at, start, pause or resume an import of a WordPress site, or try its missing pictures again',
  via: 'POST /api/wordpress/imports/change',
  request: v.object({
    id: integer,
    revision,
    action: v.picklist(['look', 'import', 'pause', 'resume', 'again']),
    choices: v.optional(choicesShape),
  }),
  answer: v.object({ import: importShape }),
})
