import { StartRefused } from '../settings'
import { withApp } from './with-app'

/** `frontage site open|close`: whether visitors see the site, or the page that stands there before. */
export async function openSite([what = '']: readonly string[]): Promise<void> {
  if (what !== 'open' && what !== 'close') throw new StartRefused('usage: frontage site open | frontage site close')
  const isOpen = what === 'open'
  await withApp(async ({ features }) => {
    const isChanged = await features.find(({ opening }) => opening)?.opening?.set(isOpen)
    const state = isOpen ? 'open: visitors see it' : 'closed: visitors see how the business is reached, and nothing else'
    console.log(`the site is ${isChanged ? 'now' : 'already'} ${state}`)
  })
}
