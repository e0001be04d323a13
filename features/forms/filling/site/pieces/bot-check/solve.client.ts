import type { Challenge } from 'altcha-lib/types'
import { solutionOf } from './solution.client'

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void solutionOf(data)
    .catch(() => null)
    .then((solution) => postMessage(solution))
})
