import type { Asked } from '../wire'

const PICTURES = '/wpcf7_captcha/'

/**
 * Pictures come from where the page came from, whatever the site calls itself: others are not let in. What is no picture of a captcha
 * is kept out. `at`: the address of a path. A form with another server has the address there behind a `#`
 * (contact-form.other-server.client.ts).
 */
export const captchaPaths = (
  pictures: NonNullable<Asked['captcha']>,
  at: (path: string) => string = (path) => path,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(pictures).flatMap(([name, address]) => {
      const start = address.indexOf(PICTURES)
      return start < 0 ? [] : [[name, address.split('#')[1] ?? at(address.slice(start))]]
    }),
  )
