import type { Tools } from '@frontage/kit/feature.server'
import type { Route } from '@frontage/kit/wire/answer.server'
import type { FilesFromElsewhere, VisitorFiles } from '../../server/contracts'
import type { Stores } from '../../server/stores'
import type { FormTickets } from '../../server/tickets'
import { checkNonceRoute } from './check-nonce'
import { deleteUploadRoute } from './delete-upload'
import { createJudge } from './file-verdict'
import { createFilesFromElsewhere } from './files-from-elsewhere'
import { createFolders } from './folders'
import { createVisitorFiles } from './receive-files'
import { createScans } from './scan-files'
import { uploadFileRoute } from './upload-file'

type Needs = { readonly tickets: FormTickets; readonly countUpload: (bucket: string) => Promise<boolean> }

type Uploads = {
  readonly visitorFiles: VisitorFiles
  readonly fromElsewhere: FilesFromElsewhere
  readonly routes: Route[]
  readonly start: () => Promise<void>
}

/** Files of visitors: taken before their message or with it, judged, and kept. */
export function createUploads(tools: Tools, { forms, files }: Stores, needs: Needs): Uploads {
  const folders = createFolders(tools)
  const judge = createJudge(tools.scanner)
  return {
    visitorFiles: createVisitorFiles(files, folders, judge),
    fromElsewhere: createFilesFromElsewhere(tools, files, judge),
    start: createScans({ ...tools, store: files }).start,
    routes: [
      checkNonceRoute(needs.tickets),
      uploadFileRoute({ forms, files, folders, judge, ...needs }),
      deleteUploadRoute({ files, folders, ...needs }),
    ],
  }
}
