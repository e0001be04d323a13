import { StartRefused } from '../settings'
import { withApp } from './with-app'

/** `frontage second-step off EMAIL`: for somebody who has lost their phone and their recovery codes. */
export async function dropSecondStep([off = '', email = '']: readonly string[]): Promise<void> {
  if (off !== 'off' || !email) throw new StartRefused('usage: frontage second-step off EMAIL')
  await withApp(async ({ features }) => {
    const isDropped = await features.find((feature) => feature.dropSecondStep)?.dropSecondStep?.(email)
    if (!isDropped) throw new StartRefused(`no account uses the address ${email}`)
    console.log(`${email} can sign in with the password alone. Everywhere else they have been signed out.`)
  })
}
