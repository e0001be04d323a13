import type { Tools } from '@frontage/kit/feature.server'
import type { Route } from '@frontage/kit/wire/answer.server'
import type { VisitorFiles } from '../../server/contracts'
import type { Stores } from '../../server/stores'
import type { FormTickets } from '../../server/tickets'
import { checkNonceRoute } from './check-nonce'
import { deleteUploadRoute } from './delete-upload'
import { createFolders } from './folders'
import { createVisitorFiles } from './receive-files'
import { uploadFileRoute } from './upload-file'

type Needs = { readonly tickets: FormTickets; readonly countUpload: (bucket: string) => Promise<boolean> }

/** Files of visitors: taken before their message or with it, judged, and kept. */
export function createUploads(tools: Tools, { forms, files }: Stores, needs: Needs): { visitorFiles: VisitorFiles; routes: Route[] } {
  const folders = createFolders(tools)
  return {
    visitorFiles: createVisitorFiles(files, folders),
    routes: [
      checkNonceRoute(needs.tickets),
      uploadFileRoute({ forms, files, folders, ...needs }),
      deleteUploadRoute({ files, folders, ...needs }),
    ],
  }
}
