import { openList } from '../reviews/reviews'
import { withForeignPage } from '../support/foreign-page'
import { expect, signIn, walk } from '../support/site'

walk.use({ siteOf: 'older pages' })

/** What a page script of another system does: it cuts Load more at the first brace that closes, and pages at the last one. */
const script = (base: string): string => `<script>
  const ajax = '${base}/wp-admin/admin-ajax.php'
  const list = document.querySelector('.wprevpro')
  const button = document.querySelector('.wprevpro_load_more_btn')
  const ask = async (fields) => {
    const sent = { action: 'wprp_load_more_revs', wpfb_nonce: '0a1b2c3d4e', perrow: '3', nrows: '1', revid: '1', onereview: 'no', ...fields }
    return (await fetch(ajax, { method: 'POST', body: new URLSearchParams(sent) })).text()
  }
  button.onclick = async () => {
    const text = await ask({ callnum: button.dataset.callnum, notinstring: button.dataset.notinstring, filterbar: 'no' })
    const answer = JSON.parse(text.slice(0, text.indexOf('}') + 1))
    button.parentElement.insertAdjacentHTML('beforebegin', answer.innerhtml)
    button.dataset.notinstring = answer.newnotinstring
    button.dataset.callnum = Number(answer.callnum) + 1
  }
  document.querySelector('.wppro_page_numbers').onclick = async () => {
    const text = await ask({ callnum: '', clickedpnum: '2', notinstring: button.dataset.notinstring })
    const answer = JSON.parse(text.slice(0, text.lastIndexOf('}') + 1))
    for (const old of list.querySelectorAll(':scope > div.wprevprodiv')) old.remove()
    list.insertAdjacentHTML('afterbegin', answer.innerhtml)
  }
</script>`

const page1 = `<div class="wprevpro wprev-no-slider" id="wprev-slider-1">
  <div class="wprevpro_t1_outer_div w3_wprs-row wprevprodiv"><div class="outerrevdiv">Drawn before</div></div>
  <div class="wprevpro_load_more_div"><b class="wprevpro_load_more_btn" data-callnum="1" data-notinstring="900001,900002,900003">more</b></div>
  <i class="wppro_page_numbers">2</i></div>`

walk(
  'R61 R13: pages of a system before, on a site that the owner names, load more and turn pages with the script that they have',
  async ({ page, site, faults }) => {
    await withForeignPage(page1 + script(site.base), async (address) => {
      await page.goto(address)
      await page.locator('.wprevpro_load_more_btn').click()
      await expect.poll(() => faults.some((fault) => fault.includes('403')), 'its ticket is none of ours').toBe(true)
      await signIn(page, site)
      await page.goto(`${site.base}/admin/reviews/transfer`)
      await page.getByLabel('Addresses of these websites').fill(new URL(address).origin)
      await page.getByRole('button', { name: 'Save addresses' }).click()
      await expect(page.getByText('Older pages saved').first()).toBeVisible()
      faults.length = 0

      await page.goto(address)
      const rows = page.locator('.wprevpro > .wprevprodiv')
      const cards = page.locator('.wprevpro > .wprevprodiv > .outerrevdiv > .indrevdiv')
      await page.locator('.wprevpro_load_more_btn').click()
      await expect(cards).toHaveCount(3)
      await page.locator('.wprevpro_load_more_btn').click()
      await expect(cards).toHaveCount(6)
      const ids = () => page.locator('.outerrevdiv[data-review]').evaluateAll((all) => all.map((one) => one.getAttribute('data-review')))
      expect(new Set(await ids()).size).toBe(6)
      const [, second] = [await ids(), (await ids()).slice(0, 3)]
      await page.locator('.wppro_page_numbers').click()
      await expect(rows).toHaveCount(1)
      expect(await ids(), 'page 2 is what came first after the page that was drawn').toEqual(second)
      await expect(page.getByText('Drawn before')).toHaveCount(0)
    })
  },
)

walk('R61: rows that come as HTML alone are drawn, without anything that could run', async ({ page, site }) => {
  await openList(page, `${site.base}/reviews`)
  const html =
    '<div class="wprevprodiv"><div class="outerrevdiv"><b>Foreign Person</b><img src="https://elsewhere.example/x.png"><script>document.title=1</script></div></div>'
  const answer = { innerhtml: html, newnotinstring: '1', clickedpnum: '', lastslidenum: 2, totalreviewsindb: 99, reviewsperpage: 1 }
  const sent: string[] = []
  await page.route('**/admin-ajax.php', (route) => {
    sent.push(route.request().postData() ?? '')
    return route.fulfill({
      contentType: 'text/html',
      body: JSON.stringify({ ...answer, totalreviewsnum: 1, hideldbtn: '', animateheight: 'no', callnum: 1 }),
    })
  })
  const more = page.getByRole('link', { name: /load more/i })
  await more.click()
  await expect(page.locator('.review-card').getByText('Foreign Person')).toHaveCount(1)
  await more.click()
  await expect(page.locator('.review-card').getByText('Foreign Person')).toHaveCount(2)
  expect(sent.map((body) => new URLSearchParams(body).get('callnum'))).toEqual(['1', '2'])
  await expect(page.locator('.review-card').filter({ hasText: 'Foreign Person' }).locator('img, script')).toHaveCount(0)
})
