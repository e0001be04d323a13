import type { App } from '../app'
import { type Finding, findingsAbout } from './finding'

const scanner = findingsAbout('Virus scanner')

/** Whether the scanner answers, where one is set. */
export async function* checkScanner({ scanner: asked }: App): AsyncGenerator<Finding> {
  if (!asked) return
  if (await asked.isThere()) yield scanner.good('It answers.')
  else
    yield scanner.fault(
      'It does not answer at CLAMD.',
      'Start clamd, or compare the address. Until then files are taken and marked as not checked.',
    )
}
