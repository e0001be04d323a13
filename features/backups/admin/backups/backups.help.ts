import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/backups',
  text: 'A backup is one file with everything on this site, so that nothing is lost when a machine breaks. Set the hour for daily backups, or make one now before a large change.',
}
