import { solveChallenge } from 'altcha-lib'
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2'
import { deriveKey as deriveSha } from 'altcha-lib/algorithms/web/sha'
import type { Challenge } from 'altcha-lib/types'

/** The solution of a puzzle; `pause` may keep the next try waiting. Null: there is none to be found. */
export function solutionOf(challenge: Challenge, pause = async (): Promise<void> => {}): ReturnType<typeof solveChallenge> {
  const derive = String(challenge.parameters.algorithm).startsWith('PBKDF2') ? derivePbkdf2 : deriveSha
  return solveChallenge({
    challenge,
    deriveKey: async (...asked) => {
      await pause()
      return derive(...asked)
    },
  })
}
