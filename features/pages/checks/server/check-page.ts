import { answer } from '@frontage/kit/wire/answer.server'
import { readableOf } from '../../readable'
import { readableCurrent } from '../../server/kept'
import type { PagesService } from '../../server/pages-service'
import { mayEditPages } from '../../server/policy'
import { checkPage } from '../wire.admin'
import { findingsOn } from './checks/checks'
import { backdropFiles } from './checks/contrast'
import { tonesOfFiles } from './tones-of-files'

/** Looks at a page as it stands in the editor, among the pages that there are. */
export const checkPageRoute = ({ need, pages, registry, publicUrl, library }: PagesService) =>
  answer(checkPage)
    .allow(mayEditPages)
    .with(async ({ id, document }) => {
      await need(id)
      const hidden = (await pages.all()).filter((page) => page.live === null && page.id !== id)
      const drafts = new Map(hidden.map((page) => [page.path, readableCurrent(page)?.title ?? page.title]))
      const { places, isThere, findBlock } = registry
      const { letters } = await registry.look()
      const tones = await tonesOfFiles(library, backdropFiles(readableOf(document).page))
      return {
        findings: await findingsOn(document, findBlock, { publicUrl, places: await places(), isThere, drafts, letters, tones }),
      }
    })
