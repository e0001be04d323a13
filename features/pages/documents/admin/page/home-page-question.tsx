import type { PageAtWork } from '../../../admin/page/use-page'
import { HomeQuestion } from '../pages/home-question'

type HomePageQuestionProps = { readonly page: PageAtWork; readonly close: () => void }

/** The same for the page that is being worked on: everything of it is saved first, and shown as it is afterwards. */
export function HomePageQuestion({ page, close }: HomePageQuestionProps) {
  const path = page.standing.published?.path
  if (path === undefined) return null
  const changed = async (): Promise<void> => page.take(await page.newest())
  return <HomeQuestion {...{ path, changed, close }} id={page.id} title={page.document.title} settle={page.settle} />
}
