import { filesWith, messagesWith } from '../forms/forms'
import { expect, walk } from './browsers'
import type { Tab } from './drive/tab'
import { planFile } from './files'

/** Whoever sends sooner than this was not a person; in milliseconds. */
const A_MOMENT = 2100

/** The ticket that came as somebody began is as old as a person's. */
async function aMoment(tab: Tab): Promise<void> {
  const isOldEnough = `(() => {
    const ticket = performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/forms/ticket'))
    return Boolean(ticket) && performance.now() - ticket.responseEnd > ${A_MOMENT}
  })()`
  await expect.poll(() => tab.engine.run(isOldEnough), { message: 'the form has its ticket' }).toBe(true)
}

walk('a message is sent from the contact form, its select chosen', async ({ tab, site, kind }) => {
  const words = `The deck is soft in one corner, says ${kind}.`
  await tab.open('/contact')
  await tab.label('Your name').fill('Mere Tīpene')
  await tab.label('Your email').fill('mere@example.nz')
  await tab.label('What is it about?').choose('A new job')
  await tab.label('How can we help?').fill(words)
  await aMoment(tab)
  await tab.role('button', 'Send it').press()
  await tab.css('form.wpcf7-form.sent').counts(1)
  await expect.poll(() => tab.label('Your name').value()).toBe('')
  await expect.poll(() => messagesWith(site, words)).toBe(1)
})

walk('a form of several steps: errors, a file, the way back, a last look, and sending', async ({ tab, site, kind, engine }) => {
  const words = `A pergola for the afternoon sun, says ${kind}.`
  await engine.resize(390, 800)
  await tab.open('/quote')
  const next = tab.css('button.cf7mls_next')
  const step = tab.css('.cf7mls_progress_bar [aria-current="step"]')
  await next.press()
  await tab.css('.wpcf7-not-valid-tip').counts(2)
  await tab.label('A deck or pergola').press()
  await tab.label('Rough sketch').press()
  await next.press()
  await step.says('Details')
  await tab.label('Address of the job').fill('12 Driftwood Lane, Māpua')
  await tab.label('What would you like to change?').fill(words)
  await tab.label('Photos and drawings').give(planFile())
  await tab.css('.dnd-upload-status.complete').says('plan.pdf')
  await tab.label(/You may keep these files/).press()
  await next.press()
  await step.says('About you')
  await tab.role('button', 'Back').press()
  await step.says('Details')
  await expect.poll(() => tab.label('Address of the job').value()).toBe('12 Driftwood Lane, Māpua')
  await next.press()
  await step.says('About you')
  await tab.label('Your name').fill('Mere Tīpene')
  await tab.label('Your email').fill('mere@example.nz')
  await tab.label('Your telephone').fill('03 555 0142')
  await next.press()
  await tab.role('heading', 'Check and send').shows()
  expect(await tab.tooWide()).toEqual([])
  await aMoment(tab)
  await tab.role('button', 'Send it').press()
  await tab.css('form.wpcf7-form.sent').counts(1)
  await expect.poll(() => messagesWith(site, words)).toBe(1)
  expect(await filesWith(site, words)).toEqual([1])
})
