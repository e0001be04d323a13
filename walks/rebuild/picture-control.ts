import { isRecord } from '../../packages/parts/admin/settings/setting'
import { expect } from '../support/site'
import { type Bench, groupNamed, type Task } from './controls'

/** Chooses a picture of the media, and says what it shows where that is another thing than usual. */
export async function choosePicture({ hand }: Bench, { setting, around, to }: Task): Promise<void> {
  const group = groupNamed(around, setting.label)
  if (!isRecord(to)) return hand.press(group.getByRole('button', { name: `Remove: ${setting.label}` }))
  const { page } = hand
  await hand.press(group.getByRole('button', { name: /^Choose (another|from media): / }))
  const dialog = page.getByRole('dialog')
  await hand.write(dialog.getByRole('searchbox', { name: 'Search pictures' }), stemOf(String(to.file)))
  const found = dialog.getByRole('listitem').getByRole('button')
  await expect(found).toHaveCount(1)
  await hand.press(found)
  await expect(dialog).toBeHidden()
  const alt = group.getByRole('textbox', { name: 'Description' })
  if ((await alt.inputValue()) !== String(to.alt ?? '')) await hand.write(alt, String(to.alt ?? ''))
}

const stemOf = (file: string): string => file.replace(/\.[a-z]+$/, '')
