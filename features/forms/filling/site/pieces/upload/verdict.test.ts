import { expect, test } from 'vitest'
import { problemIn, verdictIn } from './verdict.client'

const verdict = (responseText: string, status = 200) => verdictIn({ status, responseText })
const notTaken = 'This file could not be uploaded. Please try again.'
const serverMax = 'Uploaded file exceeds the maximum upload size of your server.'

test.each([
  ['{"success":false,"data":"Uploaded file is too large"}', 200],
  ['{"success":false,"data":"Uploaded file is too large"}', 400],
  ['{"code":"x","message":"Uploaded file is too large","data":{"status":413}}', 413],
])('U03: a refusal that says why is shown as it is: %s', (body, status) =>
  expect(verdict(body, status)).toEqual({ answer: { success: false, data: 'Uploaded file is too large' } }),
)

test.each([429, 503])('U03 bar H25: a refusal that may pass, %d, is shown as it is, and the file can be tried again', (status) =>
  expect(verdict('{"code":"unavailable","message":"Please try again in a moment."}', status)).toEqual({
    problem: 'Please try again in a moment.',
    isStale: false,
  }),
)

test.each(['{"success":false}', '{"success":false,"data":{"problem":1}}', '0', '-1', 'null', '[]', '{}', '"nothing"', '{"success":true}'])(
  'U03: a refusal without words gets some: %s',
  (body) => expect(verdict(body)).toEqual({ problem: notTaken, isStale: false }),
)

test.each([
  ['{"success":false,"data":"nonce"}', 200, notTaken],
  ['{"success":false,"data":"The security nonce is invalid or expired."}', 200, notTaken],
  ['', 403, notTaken],
  ['-1', 403, notTaken],
  ['{"code":"forbidden","message":"Only for members."}', 403, 'Only for members.'],
])('U03: another nonce may solve %s with %d', (body, status, problem) => expect(verdict(body, status)).toEqual({ problem, isStale: true }))

test('U03: what no answer explains is the limit of the server, or not JSON', () => {
  expect(verdict('<h1>Oh dear</h1>', 500)).toEqual({ problem: serverMax, isStale: false })
  expect(verdict('', 413)).toEqual({ problem: serverMax, isStale: false })
  expect(verdict('<h1>Hello</h1>')).toEqual({ problem: 'The response is not a valid JSON response.', isStale: false })
})

test('U01: a file is only gone when the server says so', () => {
  expect(problemIn('{"success":true,"data":"File Deleted!"}')).toBe('')
  expect(problemIn('{"success":false,"data":"Error: File not safe"}')).toBe('Error: File not safe')
  for (const odd of ['', '0', '{}', '{"success":false}', 'null', '[]'])
    expect(problemIn(odd)).toBe('This file could not be removed. Please try again.')
})
