import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { partsOf } from '../../server/file-name'
import type { FilesStore } from '../../server/files.store'
import type { FormTickets } from '../../server/tickets'
import { uploadServerMessages as say } from '../messages'
import { deleteUpload } from '../wire.legacy'
import type { Folders } from './folders'

type Needs = { readonly files: FilesStore; readonly folders: Folders; readonly tickets: FormTickets }

/** Facts, §9: a file that was not sent yet goes, for the visitor whose folder it is in. */
export const deleteUploadRoute = ({ files, folders, tickets }: Needs) =>
  answer(deleteUpload)
    .allow(anyone)
    .with(async ({ path, security, upload_folder }) => {
      const no = (data: string) => ({ success: false, data })
      if (typeof path !== 'string' || path === '') return no(say.noPath)
      if (!tickets.isForUploads(security)) return no(say.staleNonce)
      const at = partsOf(path)
      if (!at) return no(say.notSafe)
      // Whoever names the folder as their own knows it; whoever has the ticket that it was made of, too.
      const isTheirs = folders.isOurs(at.folder) && (upload_folder === at.folder || folders.ofTicket(security) === at.folder)
      if (!isTheirs || !(await files.remove(at.folder, at.name))) return no(say.notYours)
      return { success: true, data: say.deleted }
    })
