import { createPhoto } from '@frontage/kit/storage/pictures.fake'
import { startS3 } from '@frontage/kit/storage/s3.fake'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedIn, startTestSite, type TestSite } from '../site.fake'

const CDN = 'https://cdn.example'
let fake: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  fake = await startS3()
})
afterAll(() => fake.stop())

async function startSite(env: Record<string, string>): Promise<TestSite> {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = fake.settings
  const key = { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }
  const site = await startTestSite({ S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region, S3_PATH_STYLE: 'yes', ...key, ...env })
  await site.app.library.add('deck', await createPhoto(), 'A deck')
  const film = await site.app.files.keep(Buffer.from('0123456789'), 'mp4')
  await sql`insert into film (file, key, bytes, width, height, seconds, poster, source, created_at)
    values ('sea.mp4', ${film}, 10, 4, 3, 2, '', 'x', '2026-11-23T00:00:00.000Z')`.execute(site.app.db)
  return site
}
const directive = (response: Response, name: string): string[] =>
  (response.headers.get('content-security-policy') ?? '')
    .split('; ')
    .find((line) => line.startsWith(`${name} `))
    ?.split(' ') ?? []

describe('with a public address of files', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite({ S3_PREFIX: 'open/', S3_PUBLIC_URL: `${CDN}/open/public` })
  })
  afterAll(() => site.close())

  test('pictures and films are read there, and anew after some minutes', async () => {
    const picture = await site.get('/media/deck-480.webp')
    const [, type] = [...fake.state.objects].find(([key]) => key === picture.headers.get('location')?.slice(CDN.length + 1)) ?? []
    expect([picture.status, picture.headers.get('cache-control'), picture.headers.get('vary')]).toEqual([
      302,
      'public, max-age=300',
      'Accept',
    ])
    expect(type?.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': expect.stringContaining('immutable') })
    const film = await site.get('/media/films/sea.mp4')
    expect([film.status, film.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(/^https:\/\/cdn\.example\/open\/public\/..\/\w{32}\.mp4$/),
    ])
  })

  test('the content policies of pages and of the admin name it, for pictures and films alone', async () => {
    const accounts = site.app.features.find(({ whoIs }) => whoIs)
    const made = (await accounts?.fixture?.()) as { accounts: { owner: { email: string; password: string } } }
    const cookie = await signedIn(site, made.accounts.owner.email, made.accounts.owner.password)
    for (const address of ['/', '/admin']) {
      const page = await site.get(address, cookie)
      for (const name of ['img-src', 'media-src']) expect(directive(page, name), `${address} ${name}`).toContain(CDN)
      expect(page.headers.get('content-security-policy')?.split(CDN)).toHaveLength(3)
    }
  })

  test('what visitors send with reviews comes through the site alone, and no copy of it is made', async () => {
    const key = await site.app.files.keep(await createPhoto(), 'webp')
    const picture = await site.get(`/review-media/${key}`)
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect([...fake.state.objects.keys()].filter((one) => one.includes(key))).toEqual([`open/${key}`])
  })

  test('while the bucket is away, what was copied before is still read there', async () => {
    const known = (await site.get('/media/deck-480.webp')).headers.get('location')
    fake.state.mood = 'away'
    const again = await site.get('/media/deck-480.webp')
    fake.state.mood = 'works'
    expect([again.status, again.headers.get('location')]).toEqual([302, known])
  })
})

test('without one they come through the site: films in the part that is asked for, and no policy names another host', async () => {
  const site = await startSite({ S3_PREFIX: 'closed/' })
  try {
    expect((await site.get('/media/deck-480.webp')).status).toBe(200)
    const part = await fetch(`${site.base}/media/films/sea.mp4`, { headers: { range: 'bytes=2-4' } })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234'])
    expect(directive(await site.get('/'), 'img-src')).toEqual(['img-src', "'self'", 'data:'])
    expect([...fake.state.objects.keys()].filter((key) => key.startsWith('closed/public/'))).toEqual([])
  } finally {
    await site.close()
  }
})
