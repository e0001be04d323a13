import { withForeignPage } from '../support/foreign-page'
import { expect, type RunningSite, walk } from '../support/site'
import { allPlaces, allWork, numbersOf, place, popup, script, widgetsOf } from './widgets'

const elsewhere = (site: RunningSite): string => site.base.replace('127.0.0.1', 'localhost')

/** Lets this site in and nothing else, names the one policy for trusted types, and takes no text for HTML. */
const strict = (site: RunningSite): string => {
  const ours = elsewhere(site)
  return `default-src 'none'; script-src ${ours}; connect-src ${ours}; img-src ${ours} data:; font-src ${ours}; media-src ${ours}; base-uri 'self'; require-trusted-types-for 'script'; trusted-types frontage`
}

/** What old libraries leave on a page: other functions under known names, and more of them wherever arrays are gone through. */
const oldLibraries = `<script>
  Object.assign(Array.prototype, {
    each(act) { this.forEach(act); return this },
    entries() { return this.slice() },
    toJSON() { return '[' + this.map((one) => JSON.stringify(one)).join(', ') + ']' },
    find(test) { for (var at = 0; at < this.length; at++) if (test(this[at], at)) return this[at] },
    select(test) { return this.filter(test) },
    first() { return this[0] },
    clone() { return this.slice() },
  })
  Element.prototype.show = function () { this.style.display = ''; return this }
  Element.prototype.hide = function () { this.style.display = 'none'; return this }
  Element.prototype.remove = function () { this.parentNode && this.parentNode.removeChild(this); return this }
  Element.prototype.update = function (html) { this.innerHTML = html; return this }
  Function.prototype.bind = function (on) { var act = this, first = [].slice.call(arguments, 1); return function () { return act.apply(on, first.concat([].slice.call(arguments))) } }
  document.getElementsByClassName = function (name) { return [].slice.call(document.querySelectorAll('.' + name)) }
  window.jQuery = window.$ = function (what) { return typeof what === 'function' ? what() : [].slice.call(document.querySelectorAll(what)) }
  window.$$ = window.$
</script>`

walk(
  'R23: every widget works under a strict policy with trusted types, and asks the page around it for nothing',
  async ({ page, site, faults }) => {
    const widgets = widgetsOf(await numbersOf(page, site))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await withForeignPage(
      allPlaces(widgets) + script(site),
      async (address) => {
        await page.goto(address)
        await allWork(page, widgets)
        expect(asked.filter((url) => url.startsWith(address) && !url.endsWith('/favicon.ico'))).toEqual([address])
      },
      { style: '', policy: strict(site) },
    )
    // The check of a form goes on in small steps where no worker may be.
    expect(faults.splice(0).filter((fault) => !/worker|TrustedScriptURL/i.test(fault))).toEqual([])
  },
)

walk(
  'R23: every widget works from right to left, in the dark, with another base, and between old libraries',
  async ({ page, site, faults }) => {
    const widgets = widgetsOf(await numbersOf(page, site))
    const style = ':root { color-scheme: dark; background: #14181b; color: white }'
    const head = `<base href="https://base.invalid/there/">${oldLibraries}`
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await withForeignPage(
      allPlaces(widgets) + script(site),
      async (address) => {
        await page.goto(address)
        await allWork(page, widgets)
        for (const wrapper of await page.locator('.frontage').all()) {
          expect(await wrapper.getAttribute('dir')).toBe('rtl')
          expect(await wrapper.getAttribute('data-theme')).toBe('dark')
        }
        expect(new URL(page.url()).origin, 'no press led away').toBe(new URL(address).origin)
        expect(asked.filter((url) => url.includes('base.invalid'))).toEqual([])
      },
      { style, head, dir: 'rtl' },
    )
    expect(faults).toEqual([])
  },
)

walk('R23: every widget works in a frame without an origin of its own', async ({ page, site, faults }) => {
  const widgets = widgetsOf(await numbersOf(page, site))
  const inside = (allPlaces(widgets) + script(site)).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  await withForeignPage(
    `<iframe title="Widgets" width="1000" height="700" sandbox="allow-scripts allow-forms" srcdoc="${inside}"></iframe>`,
    async (address) => {
      await page.goto(address)
      await allWork(page.frameLocator('iframe'), widgets)
    },
    { style: '' },
  )
  expect(faults).toEqual([])
})

walk('R23: widgets stand twice on one page, and each works for itself', async ({ page, site, faults }) => {
  // Not the box that floats: closed once, it stays away.
  const { float: _float, ...others } = widgetsOf(await numbersOf(page, site))
  const all = Object.values(others)
  const places = all.map(({ place: own }) => own)
  await withForeignPage([...places, ...places].join('') + script(site), async (address) => {
    await page.goto(address)
    for (const [index, { works }] of [...all, ...all].entries()) await works(page.locator('[data-frontage]').nth(index))
  })
  expect(faults).toEqual([])
})

walk(
  'R23: what a page sets for widgets changes them: custom properties, and their parts, also of cards that come later',
  async ({ page, site }) => {
    const { display } = await numbersOf(page, site)
    const style = `#own { --frontage-color-accent: rgb(200, 0, 90); --frontage-radius-card: 17px; --frontage-font-body: monospace }
    #own ::part(card) { outline: 3px solid rgb(1, 2, 3) } #own ::part(button) { text-transform: uppercase }`
    const both = (inside: string): string => `<section id="own">${inside}</section><section id="usual">${inside}</section>`
    await withForeignPage(
      both(place('review-list', { id: display }) + popup) + script(site),
      async (address) => {
        await page.goto(address)
        const look = (within: string) =>
          page.locator(`${within} [data-frontage="review-list"] [data-review]`).evaluateAll((cards) =>
            cards.map((card) => {
              const { outlineColor, outlineStyle, fontFamily } = getComputedStyle(card)
              return {
                outline: `${outlineStyle} ${outlineColor}`,
                fontFamily,
              }
            }),
          )
        await expect(page.locator('#usual [data-review]').first()).toBeVisible()
        for (const card of await look('#own')) expect(card).toEqual({ outline: 'solid rgb(1, 2, 3)', fontFamily: 'monospace' })
        for (const card of await look('#usual')) {
          expect(card.outline).not.toContain('rgb(1, 2, 3)')
          expect(card.fontFamily).toContain('Source Sans 3')
        }
        const first = (await look('#own')).length
        await page
          .locator('#own')
          .getByRole('link', { name: /load more/i })
          .click()
        await expect.poll(async () => (await look('#own')).length).toBeGreaterThan(first)
        await expect.poll(async () => new Set((await look('#own')).map(({ outline }) => outline))).toEqual(new Set(['solid rgb(1, 2, 3)']))
        const accent = (within: string) =>
          page
            .locator(`${within} .frontage`)
            .last()
            .evaluate((wrapper) => getComputedStyle(wrapper).getPropertyValue('--color-accent'))
        expect(await accent('#own')).toBe('rgb(200, 0, 90)')
        expect(await accent('#usual')).not.toBe('rgb(200, 0, 90)')
        const button = (within: string) => page.locator(`${within} .popup-place > .button`)
        await expect(button('#own')).toHaveCSS('text-transform', 'uppercase')
        await expect(button('#usual')).toHaveCSS('text-transform', 'none')
      },
      { style },
    )
  },
)
