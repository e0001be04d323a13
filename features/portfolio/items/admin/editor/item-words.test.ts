import { expect, test } from 'vitest'
import { emptyDraft } from './item-draft'
import { comparedOf } from './item-words'

test('two versions of an item are compared as they read, without markup', () => {
  const content = '<p>Built in <strong>March</strong> &amp; April.</p><ul><li>1 &lt; 2</li></ul>'
  expect(comparedOf({ ...emptyDraft, content, action: '<a href="/quote">Ask</a>' })).toMatchObject({
    content: 'Built in March & April.\n1 < 2',
    action: 'Ask',
  })
})
