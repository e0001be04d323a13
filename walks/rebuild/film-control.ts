import { isRecord } from '../../packages/parts/admin/settings/setting'
import { expect } from '../support/site'
import { type Bench, groupNamed, type Task } from './controls'

/** Chooses a film of the media. */
export async function chooseFilm({ hand }: Bench, { setting, around, to }: Task): Promise<void> {
  const group = groupNamed(around, setting.label)
  const src = isRecord(to) ? to.src : to
  if (typeof src !== 'string') return hand.press(group.getByRole('button', { name: `Remove: ${setting.label}` }))
  await hand.press(group.getByRole('button', { name: /^Choose (another|from media): / }))
  const dialog = hand.page.getByRole('dialog')
  await hand.press(dialog.getByRole('button', { name: new RegExp(`${src.split('/').at(-1)}$`) }))
  await expect(dialog).toBeHidden()
}
