import { afterEach, expect, inject, test } from 'vitest'
import { type NewSite, startNewSite } from './new-site.fake'

let site: NewSite
afterEach(() => site.close())

const save = async (step: string, answers: object): Promise<void> => {
  const answer = await site.post('/api/setup', { step, answers }, { cookie: site.cookie })
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { states } = (await answer.json()) as { states: readonly { step: string; issues: unknown }[] }
  expect(states.find((one) => one.step === step)?.issues).toEqual([])
}
const sketch = async (path: string): Promise<string> => (await site.get(`/admin/preview/setup?path=${path}`, site.cookie)).text()

test('a business that comes to its customers, with two numbers, of a kind that is not in the list', async () => {
  site = await startNewSite('sqlite', inject('postgresUrl'))
  await save('business', { name: 'Marguerite Okonkwo Piano Tuning', kind: '', otherKind: 'piano tuner' })
  await save('place', { street: '', town: 'Leeds', phone: '0113 496 0142 / 07700 900 142', email: 'm@tuner.example', hours: 'appointment' })
  await save('look', { look: 'counter' })
  const home = await sketch('/')
  expect(home).toMatch(/<h1[^>]*>\s*Piano tuner in Leeds\.\s*</)
  expect(home).toContain('>Piano tuner, Leeds<')
  expect(home, 'nobody visits it').not.toContain('>Visit<')
  expect(new Set(home.match(/tel:[^"]*/g)), 'each number is called by itself').toEqual(new Set(['tel:01134960142', 'tel:07700900142']))
  expect(home, 'a cup is for those who serve coffee').toContain('data-drawing="sign"')
  expect(await sketch('/reviews')).not.toContain('Have you been here?')

  await save('business', { name: 'Low Tide', kind: 'cafe' })
  expect(await sketch('/')).toContain('data-drawing="cup"')
})

test('an owner whose browser speaks German gets a German site', async () => {
  site = await startNewSite('sqlite', inject('postgresUrl'), { timeZone: 'Europe/Berlin', language: 'de-DE' })
  const { groups } = (await (await site.get('/api/setup/kinds', site.cookie)).json()) as {
    groups: readonly { kinds: readonly { id: string; title: string }[] }[]
  }
  expect(groups.flatMap(({ kinds }) => kinds).find(({ id }) => id === 'dog-groomer')?.title).toBe('Hundesalon')
  expect(await sketch('/'), 'its preview shows where the name will stand').toMatch(
    /<header[\s\S]*Ihr Betrieb[\s\S]*<h1[^>]*>\s*Ihr Betrieb\s*</,
  )
  const soon = await (await fetch(site.base)).text()
  expect(soon).toContain('<html lang="de"')
  await save('business', { name: 'Schöne Pfötchen', kind: 'dog-groomer' })
  await save('place', { street: 'Mühlenstraße 7a', town: '23743 Grömitz', phone: '04562 55501-0', email: '', hours: 'weekdays' })
  expect(await sketch('/')).toMatch(/<h1[^>]*>\s*Hundepflege in Grömitz\.\s*</)

  const german = { cookie: site.cookie, 'accept-language': 'de-DE' }
  const { pages, findings } = (await (
    await fetch(`${site.base}/api/setup`, { headers: { ...german, 'sec-fetch-site': 'same-origin' } })
  ).json()) as {
    pages: readonly { title: string; about: string }[]
    findings: readonly { page: string; text: string }[]
  }
  expect(pages.map(({ title }) => title)).toEqual(['Start', 'Leistungen und Preise', 'Über uns', 'Kontakt', 'Datenschutz', 'Bewertungen'])
  expect(pages[1]?.about).toBe('Noch keine Leistungen, noch keine Preise')
  expect(findings).toContainEqual(expect.objectContaining({ page: 'Über uns', text: 'Sagen Sie in einem Satz, wer hier arbeitet.' }))
})
