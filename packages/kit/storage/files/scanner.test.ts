import { Readable } from 'node:stream'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createFakeClock } from '../../time/clock'
import { startClamd, VIRUS } from './clamd.fake'
import { createScanner, SCANNER_PATIENCE, ScannerSilent } from './scanner.server'

let clamd: Awaited<ReturnType<typeof startClamd>>
const clock = createFakeClock('2026-11-21T00:00:00Z')
const scanner = (patience?: number) => createScanner({ at: clamd.at, clock, log: pino({ level: 'silent' }), ...(patience && { patience }) })
const parts =
  (...texts: string[]) =>
  () =>
    Readable.from(texts.map((text) => Buffer.from(text)))

beforeAll(async () => {
  clamd = await startClamd()
})
beforeEach(() => Object.assign(clamd.state, { mood: 'works', scanned: [] }))
afterAll(() => clamd.stop())

test('every byte of a file is streamed, and what is found is told (bar D08)', async () => {
  expect(await scanner().scan(parts('one ', 'two'))).toBe('clean')
  expect(await scanner().scan(parts('one ', VIRUS.slice(0, 5), VIRUS.slice(5)))).toBe('infected')
  const large = 'x'.repeat(3_000_000)
  expect(await scanner().scan(parts(large, VIRUS))).toBe('infected')
  expect(clamd.state.scanned).toEqual(['one two', `one ${VIRUS}`, large + VIRUS])
  expect(await scanner().isThere()).toBe(true)
})

test('who hangs is given up in time, rests for a while, and is never taken for clean (bar D08)', async () => {
  expect(SCANNER_PATIENCE).toBeLessThanOrEqual(5_000)
  clamd.state.mood = 'hangs'
  const one = scanner(1_000)
  expect(await one.scan(parts(VIRUS))).toBe('unscanned')
  expect(await one.isThere()).toBe(false)
  clamd.state.mood = 'works'
  expect(await one.scan(parts(VIRUS))).toBe('unscanned')
  expect(clamd.state.scanned).toEqual([])
  expect(await one.scanLater(parts(VIRUS))).toBe('infected')
  clock.advance(15_000)
  expect(await one.scan(parts(VIRUS))).toBe('infected')
})

test('who is away, and who cannot say, calls nothing clean (bar D08)', async () => {
  clamd.state.mood = 'refuses'
  expect(await scanner().scan(parts('x'))).toBe('unscanned')
  await expect(scanner().scanLater(parts('x'))).rejects.toThrow('size limit exceeded')
  clamd.state.mood = 'cut'
  await expect(scanner().scanLater(parts('x'))).rejects.toThrow(ScannerSilent)
  await clamd.stop()
  expect(await scanner().scan(parts('x'))).toBe('unscanned')
  await expect(scanner().scanLater(parts('x'))).rejects.toThrow(ScannerSilent)
  expect(await scanner().isThere()).toBe(false)
})
