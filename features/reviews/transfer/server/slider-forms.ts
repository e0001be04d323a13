import type { PageModule } from '@frontage/kit/island/page'
import type { RecordsFromWordPress, WordPressAttributes } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { isEmail } from '@frontage/rules/email'
import * as v from 'valibot'
import { reviewFormShape, type StoredReviewForm } from '../../review-form'
import { lost as words } from '../messages.gaps'
import { textsIn } from './plugin-json'
import { plainText, readFields } from './slider-form-fields'
import { entryOf, settingsIn, widgets } from './slider-row'
import type { SliderSettings } from './slider-settings'

/** The block of a form. `wppl` shows one that waits behind its button, or opens it by itself. */
export function blockOfForm(form: number, { wppl }: WordPressAttributes): PageModule {
  const otherwise = wppl === 'yes' ? { reveal: 'inline' } : wppl === 'auto' ? { reveal: 'popup', autoPopup: 1 } : undefined
  return { block: 'review-form', props: { form, ...(otherwise && { otherwise }) } }
}

/** A form of WP Review Slider: its fields, its words, how it is shown, and who hears of a review. */
export function readSliderForm(item: WxrItem, id: number): ReturnType<RecordsFromWordPress['read']> {
  const on = settingsIn(item, 'form_misc', widgets.form)
  const form = { ...readFields(on), ...lookOf(on), texts: textsOf(on), ...keepingOf(on), heading: headingOf(on) }
  nameLost(on)
  const { success, output } = v.safeParse(reviewFormShape, form)
  if (!success) on.lost(words.all)
  return { entry: entryOf(item, id, 'form', on.title, success ? output : v.parse(reviewFormShape, {})), gaps: on.gaps() }
}

const reveals = { yes: 'button', popup: 'popup' } as const

function lookOf({ misc }: SliderSettings): Pick<StoredReviewForm, 'reveal' | 'autoPopup' | 'once'> {
  const shown = misc('showonclick')
  const opens = /^yes/.test(misc('autopopup'))
  return {
    reveal: opens ? 'popup' : shown === 'yes' || shown === 'popup' ? reveals[shown] : 'inline',
    autoPopup: opens ? 1 : 0,
    once: misc('onesub') === 'nop' ? 'post' : misc('onesub') === 'nof' ? 'form' : '',
  }
}

/** What is empty there is in the words of the site. */
function textsOf({ misc, lost }: SliderSettings): NonNullable<StoredReviewForm['texts']> {
  const of = (name: string, most: number): string | undefined => {
    const text = plainText(misc(name))
    if (text.length > most) lost(words.endOf(text.slice(0, 40)))
    return text.slice(0, most) || undefined
  }
  const texts = {
    ...{ open: of('showonclicktext', 100), submit: of('btntext', 100), required: of('requiredlabeltext', 100) },
    ...{ success: of('successmsg', 1000), onceOnly: of('onesub_msg', 1000) },
  }
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
}

/** What becomes of a review, and who hears of it. */
function keepingOf({ column, misc, lost }: SliderSettings): Pick<StoredReviewForm, 'askAddress' | 'tags' | 'publishAtOnce' | 'notify'> {
  const addresses = column('notifyemail')
    .split(/[\s,;]+/)
    .filter(Boolean)
  const tags = textsIn(misc('tags'))
  const fitting = tags.filter((tag) => tag.length <= 60).slice(0, 20)
  for (const tag of tags.filter((one) => !fitting.includes(one))) lost(words.tag(tag.slice(0, 40)))
  for (const address of addresses.filter((one) => !isEmail(one))) lost(words.address(address.slice(0, 80)))
  return {
    ...{ askAddress: misc('ip') === 'yes', publishAtOnce: misc('autoapprove') === 'yes', tags: fitting },
    notify: addresses
      .filter((one) => isEmail(one) && one.length <= 254)
      .slice(0, 20)
      .map((to) => ({ to })),
  }
}

/** The text above a form is a line of it here. */
function headingOf({ column, lost }: SliderSettings): string {
  const text = plainText(column('form_html'))
  if (text.length > 200 || text.includes('\n')) {
    lost(words.above)
    return ''
  }
  return text
}

function nameLost({ column, misc, lost }: SliderSettings): void {
  if (column('form_css')) lost(words.css)
  if (/^v\d/.test(misc('captchaon'))) lost(words.captcha)
  if (misc('useajax') === 'prd' && misc('redirecturl')) lost(words.redirect)
  if (misc('btnstyle') || misc('btnclass')) lost(words.buttonStyle)
  if (misc('iconimage')) lost(words.icon)
}
