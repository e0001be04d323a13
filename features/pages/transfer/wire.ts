import { type AnswerOf, defineCall } from '@frontage/kit/wire/call'
import { download } from '@frontage/kit/wire/download'
import { upload } from '@frontage/kit/wire/upload'
import * as v from 'valibot'
import { MOST_SITE_BYTES } from '../spec'
import { validationIssueShape } from '../validation-issue'

/** The whole site as one archive: what its owner set up, with its pictures; nothing of visitors, no account and no secret. */
export const exportSite = defineCall({
  name: 'export-site',
  summary: 'Export the whole site',
  via: 'GET /api/site/export',
  request: v.object({}),
  answer: download,
})

/** Before a large file is sent: whoever may not import, or has to say again who they are, hears it first. */
export const beginSiteImport = defineCall({
  name: 'begin-site-import',
  summary: 'Ask whether a site may be imported',
  via: 'POST /api/site/import/begin',
  request: v.object({}),
  answer: v.object({}),
})

/** Takes such an archive in, all of it or nothing. A look first (`dryRun`: `1`) says what would come. Where anything is `bad`, nothing is kept. */
export const importSite = defineCall({
  name: 'import-site',
  summary: 'Import a whole site',
  via: 'POST /api/site/import',
  uploads: { most: 1, bytes: MOST_SITE_BYTES },
  toFolder: true,
  request: v.object({ file: upload, dryRun: v.optional(v.picklist(['', '1']), '') }),
  answer: v.object({
    brought: v.array(v.object({ what: v.string(), outcome: v.picklist(['new', 'changed', 'same']) })),
    faults: v.array(validationIssueShape),
    bad: v.array(validationIssueShape),
    /** Pictures and films in the archive. */
    files: v.number(),
    isKept: v.boolean(),
  }),
})
export type SiteImport = AnswerOf<typeof importSite>
