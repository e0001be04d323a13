import { expect, walk } from './browsers'

walk('a pop-up opens by its button, and closes by its own, by Escape and by a press beside it', async ({ tab, engine }) => {
  await tab.open('/sandbox/popup/by-a-button')
  const opener = tab.role('button', 'About the first visit')
  const dialog = tab.css('dialog').having('The first visit costs nothing')
  const beside = async () => {
    await engine.move({ x: 5, y: 300 })
    await engine.down()
    await engine.up()
  }
  for (const close of [() => tab.role('button', 'Close').press(), () => tab.key('Escape'), beside]) {
    await opener.press()
    await dialog.shows()
    await close()
    await dialog.shows(false)
    await opener.hasFocus()
  }
})

walk('an address opens an answer and a tab; a press opens another one, and one panel is seen', async ({ tab }) => {
  await tab.open('/sandbox/accordion/one-open-at-a-time#consent')
  await tab.text(/a deck higher than 1\.5 m/).shows()
  await tab.text('How long does a kitchen take?').press()
  await tab.text(/Six to nine weeks/).shows()
  await tab.css('details[open] > summary').counts(1)
  await tab.open('/services#when-you-pay')
  await tab.text(/Ten per cent when you say yes/).shows()
  await tab.open('/sandbox/tabs/across')
  await tab.text('Pricing').press()
  await tab.text(/The price is fixed/).shows()
  await tab.text(/Grace draws/).shows(false)
  const places = await tab.css('.tabs__tab').all((tabs) => tabs.map((each) => each.getBoundingClientRect().top))
  expect(new Set(places).size, 'all tabs stand in one line').toBe(1)
})

walk('selects are chosen of by keys, also where several may be chosen', async ({ tab }) => {
  await tab.open('/sandbox/contact-form/choices-and-a-quiz')
  await tab.css('[data-island="contact-form"]').wake()
  const one = tab.label('Where is the house?')
  const words = await one.all(([select]) => [...(select as HTMLSelectElement).options].map(({ text }) => text.trim()))
  await one.choose(words.at(-1) ?? '')
  const several = tab.label('Where else could it be?')
  const chosen = () => several.all(([select]) => [...(select as HTMLSelectElement).selectedOptions].map(({ index }) => index))
  const options = several.find({ css: 'option' })
  await options.at(0).press()
  await options.at(1).press()
  await expect.poll(chosen).toEqual([0, 1])
  await options.at(0).press()
  await expect.poll(chosen).toEqual([1])
})
