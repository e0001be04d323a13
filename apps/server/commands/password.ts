import { StartRefused } from '../settings'
import { withApp } from './with-app'

/** `frontage password EMAIL`: a link to choose a new password with, for when no letter can be sent. */
export async function passwordLink([email = '']: readonly string[]): Promise<void> {
  if (!email) throw new StartRefused('usage: frontage password EMAIL')
  await withApp(async ({ features }) => {
    const link = await features.find((feature) => feature.passwordLink)?.passwordLink?.(email)
    if (!link) throw new StartRefused(`no active account uses the address ${email}`)
    console.log(`Works once, within the next hour:\n${link}`)
  })
}
