import { expect, test } from 'vitest'
import { labelsOf } from './labels-of'

test('settings are called as on their screen; a label of two groups is told by its group', () =>
  expect(
    labelsOf([
      {
        title: 'Statistics',
        settings: [
          { path: 'statistics.text', label: 'Text', control: 'text' },
          { path: 'tone', label: 'Tone', control: 'choice', choices: [{ value: 'calm', label: 'Calm' }] },
        ],
      },
      { title: 'Marketing', settings: [{ path: 'marketing.text', label: 'Text', control: 'text' }] },
    ]),
  ).toEqual({
    'statistics.text': 'Statistics: Text',
    tone: { label: 'Tone', values: { calm: 'Calm' } },
    'marketing.text': 'Marketing: Text',
  }))
