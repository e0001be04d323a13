import { expect, test } from 'vitest'
import { badgeAskedOf, floatAskedOf } from './old-attributes'

const box = {
  kind: 'wprevpro_float_outer wprev_pro_float_outerdiv floattype_badge',
  ...{ badgeid: '3', onc: 'url', oncurl: 'https://shop.example/reviews', oncurltarget: 'same' },
  ...{ firstvisit: 'yes', animatedir: 'fade', animatedelay: '1.5', autoclose: 'yes', autoclosedelay: '20' },
}

test('R50 R51 R52 R54: a box keeps what it holds, when and how it comes and goes, and what a press does', () => {
  expect(floatAskedOf(box)).toEqual({
    badge: { onPress: 'url', url: 'https://shop.example/reviews', target: 'same' },
    float: { content: 'badge', comesFrom: 'fade', delay: 1.5, closeAfter: 20, firstVisitOnly: true },
  })
  expect(floatAskedOf({ autoclose: 'no', autoclosedelay: '20', firstvisit: 'no', animatedelay: '0' }).float).toEqual({
    ...{ closeAfter: 0, firstVisitOnly: false, delay: 0 },
  })
})

test('R50: a badge keeps what a press does; any target but the same tab is a new one', () => {
  expect(badgeAskedOf({ onc: 'slideout' })).toEqual({ badge: { onPress: 'slideout' } })
  expect(badgeAskedOf({ onc: 'url', oncurltarget: 'new' })).toEqual({ badge: { onPress: 'url', target: 'new' } })
})

test.each([
  [{}],
  [{ onc: 'run', oncurl: 'javascript:alert(1)', animatedir: 'sideways', animatedelay: 'soon', kind: 'floattype_film' }],
  [{ oncurl: 'https://user@shop.example/', animatedelay: '-3', autoclose: 'yes', autoclosedelay: '99999', firstvisit: 'perhaps' }],
  [{ onc: 'constructor' }],
])('bar E04: what fits no setting of ours, as in %j, changes none', (said) => {
  expect(floatAskedOf(said)).toEqual({ badge: {}, float: {} })
})
