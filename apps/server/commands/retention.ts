import type { App } from '../app'
import { StartRefused } from '../settings'
import { withApp } from './with-app'

/** `frontage retention run`: lets go now of everything whose time is over, as a running server does by itself. */
export async function runRetention(words: readonly string[]): Promise<void> {
  if (words.join(' ') !== 'run') throw new StartRefused('usage: frontage retention run')
  await withApp(sweepAll)
  console.log('done: nothing is kept beyond its time')
}

export async function sweepAll({ features }: Pick<App, 'features'>): Promise<void> {
  for (const feature of features) await feature.sweep?.()
}
