import { bring } from '@frontage/kit/island/plain-way.client'
import type { DisplayAnswer } from '../../wire.display'
import type { createLoader, ListPosition } from './load.client'
import type { Effect } from './review-list.machine'

type Loader = ReturnType<typeof createLoader>

/** The way to more rows. Its code comes when a hand or the focus is at what asks for them, or else when they are asked for. */
export function loadLater(
  root: HTMLElement,
  first: DisplayAnswer,
  at: ListPosition,
): (effect: Extract<Effect, { do: 'load' }>) => ReturnType<Loader> {
  let loader: Promise<Loader> | undefined
  const load = (): Promise<Loader> => {
    loader ??= bring(import('./load.client')).then(({ createLoader, prepare }) => {
      if (!at.isElsewhere) prepare()
      return createLoader(first, at)
    })
    loader.catch(() => {
      loader = undefined
    })
    return loader
  }
  const hint = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('form, .review-list__ending')) void load()
  }
  for (const sign of ['pointerover', 'focusin', 'touchstart']) root.addEventListener(sign, hint, { passive: true })
  if (first.display.more === 'endless') void load()
  return async (effect) => (await load())(effect)
}
