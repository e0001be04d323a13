import { afterEach, expect, test } from 'vitest'
import type { TestSite } from '../site.fake'
import { beginWordPress, readExport } from './wordpress.fake'

const file = readExport('kiln.xml')
const open: TestSite[] = []
afterEach(async () => {
  for (const site of open.splice(0)) await site.close()
})

async function begin() {
  const site = await beginWordPress(file)
  open.push(site)
  return site
}

test('issue 17: a site of WordPress stands here with its pages, posts, menu, pictures and addresses', async () => {
  const site = await begin()
  const { bad, gaps, pictures } = await site.take()
  expect(bad).toEqual([])
  expect(pictures).toBe(1)
  const home = await (await site.get('/')).text()
  expect(home).toContain('Pots from Stoke.')
  expect(home).toContain('href="/uber-uns"')
  expect(home).toContain('<meta name="description" content="Stoneware from Stoke.">')
  expect(home).toMatch(/<img[^>]+\/media\/bowl-[^>]+alt="A glazed bowl"/)
  expect(home).toContain('A bowl</figcaption>')
  expect(home).toMatch(/<header[\s\S]*Über uns[\s\S]*https:\/\/shop\.example\/[\s\S]*<\/header>/)
  expect(await (await site.get('/2024/05/spring-sale')).text()).toContain('Cups are cheap.')
  expect((await site.get('/%C3%BCber-uns')).headers.get('location')).toBe('/uber-uns')
  expect((await site.get('/wp-content/uploads/2024/05/bowl.jpg')).headers.get('location')).toBe('/media/bowl-1920.webp')
  expect(await site.app.library.find(['bowl'])).toMatchObject(new Map([['bowl', { alt: 'A glazed bowl' }]]))
  const texts = (await site.mover.write()).texts
  expect([...texts.keys()].filter((name) => name.startsWith('drafts/'))).toEqual(['drafts/plans'])
  expect(gaps).toEqual([
    { page: '/', what: 'the list “latest posts”', row: 1 },
    { page: '/uber-uns', what: 'the shortcode [wpforms]: what it shows is in none of the files', row: 1 },
    { page: '', what: '1 × product' },
  ])
})

test('issue 17: the same export again changes nothing, and what was changed here since stays and is named', async () => {
  const site = await begin()
  await site.take()
  expect(await site.outcomes(site.take())).toEqual([])
  const { texts } = await site.mover.write()
  const home = texts.get('site/home') as { title: string }
  await site.mover.read(
    {
      texts: new Map<string, unknown>([
        ['frontage', texts.get('frontage')],
        ['site/home', { ...home, title: 'Our pots' }],
      ]),
      files: [],
    },
    { by: 'Anna', dryRun: false },
  )
  const changed = file.replace('Cups are cheap.', 'Cups were cheap.').replace('Pots from Stoke.', 'Pots.')
  expect(await site.outcomes(site.take(changed))).toEqual(['page /2024/05/spring-sale'])
  expect((await site.take(changed)).gaps).toContainEqual({ page: '/', what: 'what was changed here since: it stays as it is' })
  expect(await (await site.get('/')).text()).toContain('Pots from Stoke.')
})

test('issue 17: a look keeps nothing, and drafts stay drafts for everybody', async () => {
  const site = await begin()
  const { brought, gaps } = await site.take(file, { isLook: true })
  expect(brought.map(({ what }) => what)).toContain('page /uber-uns')
  expect(gaps.length).toBeGreaterThan(0)
  expect([...(await site.mover.write()).texts.keys()].filter((name) => name.startsWith('site/') && !/header|footer/.test(name))).toEqual([])
  await site.take(file, { asDrafts: true })
  expect((await site.get('/2024/05/spring-sale')).status).toBe(404)
  expect([...(await site.mover.write()).texts.keys()].filter((name) => name.startsWith('drafts/'))).toHaveLength(4)
})

test('issue 17: a picture that cannot be had is named, and the page comes without it', async () => {
  const site = await begin()
  Object.assign(site.needs, { readFile: () => Promise.reject(new Error('the old site answered with status 404')) })
  const { bad, gaps, pictures } = await site.take()
  expect([bad, pictures]).toEqual([[], 0])
  expect(gaps).toContainEqual({
    page: '',
    what: 'the picture https://kiln.example/wp-content/uploads/2024/05/bowl.jpg: the old site answered with status 404',
  })
  expect(await (await site.get('/')).text()).not.toContain('/media/bowl')
})

test('issue 17: once the old site is gone the same export leaves pages their pictures, and a look says that nothing changes', async () => {
  const site = await begin()
  await site.take()
  expect(await site.outcomes(site.take(file, { isLook: true }))).toEqual([])
  Object.assign(site.needs, { readFile: () => Promise.reject(new Error('the old site does not answer')) })
  const report = await site.take()
  expect(report.brought.filter(({ outcome }) => outcome !== 'same')).toEqual([])
  expect([report.pictures, report.missed, report.gaps.map(({ what }) => what).join()]).toEqual([
    1,
    0,
    expect.not.stringContaining('the picture'),
  ])
  expect(await (await site.get('/')).text()).toContain('/media/bowl-')
  expect((await site.get('/wp-content/uploads/2024/05/bowl.jpg')).headers.get('location')).toBe('/media/bowl-1920.webp')
  const changed = file.replace('Pots from Stoke.', 'Pots.')
  expect(await site.outcomes(site.take(changed))).toEqual(['page /'])
  expect(await (await site.get('/')).text()).toContain('/media/bowl-')
})

test('comments do not come, and are counted', async () => {
  const site = await begin()
  const comment = '<wp:comment><wp:comment_approved>1</wp:comment_approved><wp:comment_type>comment</wp:comment_type></wp:comment>'
  const { gaps } = await site.take(file.replaceAll('<wp:post_type>page</wp:post_type>', `$&${comment}`), { isLook: true })
  expect(gaps).toContainEqual({ page: '', what: '3 comments of visitors' })
})

test('issue 17: a form of Contact Form 7 comes with its fields, texts and e-mails, where its shortcode stood', async () => {
  const site = await begin()
  await site.take()
  const page = await (await site.get('/uber-uns')).text()
  expect(page).toMatch(/<form[^>]+action="\/contact-form\/1/)
  expect(page).toContain('name="your-email"')
  const forms = (await site.mover.write()).texts.get('contact-forms') as { form: Record<string, unknown> }[]
  expect(forms).toHaveLength(1)
  expect(forms[0]!.form).toMatchObject({
    title: 'Contact',
    submit: 'Send it',
    acceptanceAsValidation: true,
    texts: { mail_sent_ok: 'Thanks, we will fire back.' },
    letter: { to: 'ann@kiln.example', subject: 'Pots: [your-subject]', replyTo: 'your-email' },
    thanks: null,
  })
  expect(await site.outcomes(site.take())).toEqual([])
})
