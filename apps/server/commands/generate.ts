import { StartRefused } from '../settings'
import { withApp } from './with-app'

/** `frontage generate reviews N`: the same N reviews every time, all marked as samples. */
export async function generate([what = '', count = '']: readonly string[]): Promise<void> {
  await withApp(async ({ features }) => {
    const make = features.map((feature) => feature.generators?.[what]).find(Boolean)
    if (!make || !/^[1-9]\d{0,7}$/.test(count)) throw new StartRefused('usage: frontage generate reviews N')
    await make(Number(count), (done) => process.stderr.isTTY && process.stderr.write(`\r${done} of ${count}`))
    console.log(`generated: ${count} ${what}`)
  })
}
