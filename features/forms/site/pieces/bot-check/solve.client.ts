import { solveChallenge } from 'altcha-lib'
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2'
import { deriveKey as deriveSha } from 'altcha-lib/algorithms/web/sha'
import type { Challenge } from 'altcha-lib/types'

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  const deriveKey = String(data.parameters.algorithm).startsWith('PBKDF2') ? derivePbkdf2 : deriveSha
  void solveChallenge({ challenge: data, deriveKey })
    .catch(() => null)
    .then((solution) => postMessage(solution))
})
