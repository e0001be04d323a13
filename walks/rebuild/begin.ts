import type { PageDocument } from '../../features/pages/page'
import { newPage } from '../support/owner-pages'
import { expect, type RunningSite } from '../support/site'
import type { Bench } from './controls'

/** A new page with nothing on it, and what is set about the page itself. */
export async function beginPage({ hand }: Bench, site: RunningSite, { title, path, description, isHidden }: PageDocument): Promise<void> {
  const { page } = hand
  await newPage(page, site, 'A blank page', title)
  await hand.press(page.getByRole('button', { name: 'Settings', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Page settings' })
  await hand.write(dialog.getByRole('textbox', { name: 'Path' }), path)
  await hand.write(dialog.getByRole('textbox', { name: 'Description' }), description)
  if (isHidden) await hand.turn(dialog.getByRole('switch'))
  await hand.press(dialog.getByRole('button', { name: 'Done' }))
  await expect(dialog).toBeHidden()
}
