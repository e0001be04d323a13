import type { PageAtWork } from '../../../admin/page/use-page'
import { schedulableOpen } from './schedulable'
import { ScheduleDialog } from './schedule-dialog'

type PageScheduleProps = { readonly page: PageAtWork; readonly close: () => void; readonly planned: () => void }

/** The times of the page that stands open in the editor. */
export const PageSchedule = ({ page, ...done }: PageScheduleProps) => <ScheduleDialog page={schedulableOpen(page)} {...done} />
