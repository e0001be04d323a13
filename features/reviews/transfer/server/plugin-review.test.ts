import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { expect, test } from 'vitest'
import { pluginReviewOf } from './plugin-review'

const meta = (all: Record<string, string>): WxrItem =>
  ({
    type: 'site-review',
    title: 'Solid',
    content: 'It holds.',
    date: '',
    modified: '',
    status: 'publish',
    terms: [],
    meta: new Map(Object.entries(all)),
  }) as unknown as WxrItem
const sent = 'a:3:{s:6:"rating";i:3;s:4:"name";s:8:"Ann Clay";s:5:"email";s:13:"ann@a.example";}'

test('an export that was made by a command has of a review what its writer sent', () => {
  expect(pluginReviewOf(meta({ _submitted: sent })).cells).toMatchObject({
    rating: '3',
    reviewer_name: 'Ann Clay',
    reviewer_email: 'ann@a.example',
  })
})

test('what the plugin says of a review counts before what its writer sent', () => {
  const said = 'a:2:{s:6:"rating";s:1:"5";s:4:"name";s:4:"Anna";}'
  expect(pluginReviewOf(meta({ _submitted: sent, _glsr_export: said })).cells).toMatchObject({ rating: '5', reviewer_name: 'Anna' })
})
