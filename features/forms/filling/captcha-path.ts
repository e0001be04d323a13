import type { Asked } from '../wire'

const PICTURES = '/wpcf7_captcha/'

/** Pictures come from where the page came from, whatever the site calls itself: others are not let in. What is no picture of a captcha is kept out. */
export const captchaPaths = (pictures: NonNullable<Asked['captcha']>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(pictures).flatMap(([name, address]) => {
      const at = address.indexOf(PICTURES)
      return at < 0 ? [] : [[name, address.slice(at)]]
    }),
  )
