import { expect, test } from 'vitest'
import { targetWords } from './target-words'

test.each(['review 12', 'saved row Prices', 'page “About” (/about)', 'header', 'pages', 'pageant 3', 'the mail server'])(
  'issue 15: what a line of the log is about keeps its words in English: %s',
  (target) => {
    expect(targetWords(target)).toBe(target)
  },
)
