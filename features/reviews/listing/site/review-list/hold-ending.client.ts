import type { State } from './review-list.machine'

type Rows = Pick<State, 'mode' | 'batches' | 'total' | 'perPage'>

/** Rather too much room than too little. */
const SPARE = 1.15

/**
 * Rows that arrive late would push away what stands below them, long after the press that asked for them. Their room is
 * made at the press, and what is too much of it goes when nobody sees that,
 * or with the next press: once it is a click, for a link that moves under a finger is not pressed.
 */
export function holdEnding(root: HTMLElement) {
  const release = (): void => {
    for (const later of laterIn(root)) later.style.minBlockSize = ''
  }
  addEventListener('click', release, true)
  addEventListener('keydown', release)
  return {
    show: (state: Rows): void => {
      const latest = laterIn(root).at(-1)
      if (!latest) return
      if (state.mode === 'loading' && !latest.childElementCount) latest.style.minBlockSize ||= `${roomIn(root, state)}px`
      else if (latest.style.minBlockSize) releaseUnseen(latest)
    },
    stop: (): void => {
      removeEventListener('click', release, true)
      removeEventListener('keydown', release)
    },
  }
}

const laterIn = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('.review-list__later')]

/** As much as the first rows take, for as many as there still are. */
function roomIn(root: HTMLElement, { batches, total, perPage }: Rows): number {
  const wall = root.querySelector<HTMLElement>('.review-list__wall')
  const latest = batches.at(-1)
  const left = latest ? total - latest.from - latest.count + 1 : 0
  return Math.ceil((wall?.offsetHeight ?? 0) * SPARE * Math.min(1, left / perPage))
}

function releaseUnseen(later: HTMLElement): void {
  const room = later.style.minBlockSize
  later.style.minBlockSize = ''
  if (later.getBoundingClientRect().bottom < innerHeight) later.style.minBlockSize = room
}
