import { expect, test } from 'vitest'
import { formAskedOf } from './old-attributes'

test('R30 R37: a form keeps how it is shown, how often it may be sent, and its page', () => {
  expect(formAskedOf({ formid: '2' })).toEqual({ post: '', otherwise: { reveal: 'button' } })
  expect(formAskedOf({ formid: '2', ispopup: 'yes' }).otherwise).toEqual({ reveal: 'popup' })
  expect(formAskedOf({ autopopup: 'yes', postid: '77', formonesub: 'nop' })).toEqual({
    post: '77',
    otherwise: { reveal: 'popup', autoPopup: 1, once: 'post' },
  })
  expect(formAskedOf({ formid: '2', autoclick: 'yes', formonesub: 'nof', postid: '0' })).toEqual({
    post: '',
    otherwise: { reveal: 'button', autoPopup: 1, once: 'form' },
  })
})

test.each([[{}], [{ autopopup: 'perhaps', formonesub: 'constructor', ispopup: 'no' }]])(
  'bar E04: what fits no setting of ours, as in %j, changes none',
  (said) => {
    expect(formAskedOf(said)).toEqual({ post: '', otherwise: {} })
  },
)
