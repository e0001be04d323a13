import { WireError } from '@frontage/kit/wire/send.client'
import { expect, test } from 'vitest'
import { formMessages } from '../../messages.form'
import { whyNotSent } from './why-not-sent.client'

const busy = { code: 'busy', message: 'Please wait a minute.', data: { status: 429 } }

test.each([
  ['a lost connection', new WireError('offline'), formMessages.notSent],
  ['code that did not come', new TypeError('Failed to fetch'), formMessages.notSent],
  ['a server that fails', new WireError('refused', 500), formMessages.notSent],
  ['a server that says why not', new WireError('refused', 429, busy), 'Please wait a minute.'],
  ['an answer that is none', new WireError('not-json', 200), formMessages.notUnderstood],
  ['an answer of another shape', new WireError('unusable', 200), formMessages.notUnderstood],
])('R36: %s is said as what it is', (_, reason, said) => expect(whyNotSent(reason)).toBe(said))
