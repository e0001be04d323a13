import { mkdtempSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTestDatabase, engines, type TestDatabase } from '@frontage/kit/storage/database.fake'
import { createPhoto } from '@frontage/kit/storage/pictures.fake'
import { startS3 } from '@frontage/kit/storage/s3.fake'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readSettings } from '../settings'
import { startReviewedSite } from '../submission/submission.fake'
import { openBackup } from './check-backup'
import { keepIn } from './keep'
import { type BackupOptions, placeBackup } from './place-backup'
import { plainBackup } from './plain-backup'

const nobody = { identities: [], passphrases: [] }
const at = (text: string): Date => new Date(`${text}Z`)

describe.each(engines)('backups of a site in %s', (engine) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontage-places-test-'))
  let database: TestDatabase | undefined
  let fake: Awaited<ReturnType<typeof startS3>>
  let site: Awaited<ReturnType<typeof startReviewedSite>>
  let settings: ReturnType<typeof readSettings>

  beforeAll(async () => {
    fake = await startS3()
    database = engine === 'postgres' ? await createTestDatabase(engine, inject('postgresUrl')) : undefined
    const env = database ? { DATABASE_URL: database.url! } : {}
    site = await startReviewedSite(env)
    await site.app.library.add('deck', await createPhoto(), 'A deck')
    const { endpoint, accessKeyId, secretAccessKey } = fake.settings
    const s3 = { BACKUP_S3_ENDPOINT: endpoint!, BACKUP_S3_ACCESS_KEY_ID: accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey }
    settings = readSettings({ ...env, ...s3, BACKUP_S3_PATH_STYLE: 'yes', DATA_DIR: site.folder, DISK_FLOOR_MB: '0' })
  })
  afterAll(async () => {
    await site.close()
    await database?.close()
    await fake.stop()
    rmSync(folder, { recursive: true })
  })

  const back = (options: BackupOptions, when = at('2026-11-23T04:00:00')) => placeBackup(settings, options, when)
  const opened = async (from: string, keys: { identities: string[]; passphrases: string[] }) => {
    const own = mkdtempSync(path.join(folder, 'open-'))
    const file = await plainBackup(from, { settings, keys, folder: own, takesNewest: true })
    return openBackup(file, { steps: site.app.steps, folder: path.join(own, 'held'), wants: () => true })
  }

  test('in a folder each has a name of its own, and older ones of this site alone are deleted', async () => {
    const to = `${path.join(folder, 'several')}/`
    const first = await back({ to }, at('2026-11-20T04:00:00'))
    expect(first.name).toMatch(/^frontage-[0-9a-f]{8}-20261120T040000Z\.backup$/)
    const strange = ['notes.txt', 'frontage-00000000-20010101T000000Z.backup', first.name.replace('.backup', '.backup.part')]
    for (const name of strange) writeFileSync(path.join(to, name), '')
    const [killed, underWay] = ['1a2b3c4d', '5e6f7a8b'].map((part) => path.join(to, `${first.name}.${part}.part`))
    for (const name of [killed!, underWay!]) writeFileSync(name, '')
    const longAgo = new Date(Date.now() - 2 * 86_400_000)
    utimesSync(killed!, longAgo, longAgo)
    await back({ to }, at('2026-11-21T04:00:00'))
    const { name, deleted, manifest } = await back({ to, keep: keepIn('2d') }, at('2026-11-22T04:00:00'))
    expect(deleted).toEqual([first.name])
    expect(await readdir(to)).toEqual([...strange, path.basename(underWay!), name.replace('22T', '21T'), name].toSorted())
    expect(await opened(to, nobody)).toEqual(manifest)
    await expect(back({ to: path.join(folder, 'one.backup'), keep: keepIn('2d') })).rejects.toThrow('--keep needs a folder')
  })

  test('when a new one cannot be made, no older one is deleted', async () => {
    const to = `${path.join(folder, 'fails')}/`
    await back({ to }, at('2026-11-20T04:00:00'))
    const before = await readdir(to)
    const noSuch = { ...settings, databaseUrl: 'postgres://127.0.0.1:1/none' }
    await expect(placeBackup(noSuch, { to, keep: keepIn('1d') }, at('2026-11-22T04:00:00'))).rejects.toThrow()
    expect(await readdir(to)).toEqual(before)
  })

  test('in a bucket; one that fails half way leaves none', async () => {
    const to = `s3://${fake.settings.bucket}/backups/${engine}`
    const { name, manifest, bytes } = await back({ to })
    expect(fake.state.objects.get(`backups/${engine}/${name}`)?.bytes.length).toBe(bytes)
    expect(await opened(to, nobody)).toEqual(manifest)
    expect(await opened(`${to}/${name}`, nobody)).toEqual(manifest)
    const before = [...fake.state.objects.keys()]
    Object.assign(fake.state, { mood: 'fails', left: 1_000 })
    await expect(back({ to, keep: keepIn('1d') }, at('2026-11-24T04:00:00'))).rejects.toThrow()
    fake.state.mood = 'works'
    expect([...fake.state.objects.keys()]).toEqual(before)
  })

  test('encrypted to a key, or with a passphrase, only that opens it; a changed byte is found', async () => {
    const identity = await generateX25519Identity()
    const other = await generateX25519Identity()
    const file = path.join(folder, 'encrypted.backup')
    const { manifest } = await back({ to: file, encryptTo: { recipients: [await identityToRecipient(identity)] } })
    const bytes = readFileSync(file)
    expect(bytes.toString('latin1', 0, 22)).toBe('age-encryption.org/v1\n')
    expect(bytes.includes('manifest.json')).toBe(false)
    expect(await opened(file, { identities: [other, identity], passphrases: [] })).toEqual(manifest)
    await expect(opened(file, nobody)).rejects.toThrow('is encrypted: name the file with its secret key')
    await expect(opened(file, { identities: [other], passphrases: ['not the one'] })).rejects.toThrow('no key or passphrase')
    const changed = path.join(folder, 'changed.backup')
    for (const place of [60, 300, Math.floor(bytes.length / 2), bytes.length - 1]) {
      const copy = Buffer.from(bytes)
      copy[place]! ^= 1
      writeFileSync(changed, copy)
      await expect(opened(changed, { identities: [identity], passphrases: [] }), `byte ${place}`).rejects.toThrow('encrypted')
    }
    writeFileSync(changed, bytes)
    truncateSync(changed, bytes.length - 40_000)
    await expect(opened(changed, { identities: [identity], passphrases: [] })).rejects.toThrow('damaged or cut off')
  })
})

test('a passphrase is enough', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontage-passphrase-test-'))
  const site = await startReviewedSite()
  const settings = readSettings({ DATA_DIR: site.folder, DISK_FLOOR_MB: '0' })
  const file = path.join(folder, 'one.backup')
  const { manifest } = await placeBackup(settings, { to: file, encryptTo: { passphrase: 'five random words in a row' } }, new Date())
  const keys = { identities: [], passphrases: ['five random words in a row'] }
  const plain = await plainBackup(file, { settings, keys, folder, takesNewest: false })
  expect(await openBackup(plain, { steps: site.app.steps, folder: path.join(folder, 'held'), wants: () => true })).toEqual(manifest)
  await site.close()
  rmSync(folder, { recursive: true })
})
