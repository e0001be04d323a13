import { markForeign } from '@frontage/kit/foreign'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerProgramsPlainly } from './plain-answers'

const words = { message: `${markForeign('Please fill out this field.')} ${markForeign('Try again.')}` }

test('a program gets words in another language than the site without marks, a page with them', async () => {
  const server = fastify()
  answerProgramsPlainly(server)
  server.get('/', async () => words)
  server.get('/text', async () => words.message)
  const ask = async (url: string, headers = {}) => (await server.inject({ url, headers })).body
  const plain = { message: 'Please fill out this field. Try again.' }
  expect(JSON.parse(await ask('/'))).toEqual(plain)
  for (const headers of [{ 'sec-fetch-mode': 'cors' }, { origin: 'https://elsewhere.example' }, { referer: 'https://site.example/' }])
    expect(JSON.parse(await ask('/', headers))).toEqual(words)
  expect(await ask('/text')).toBe(words.message)
  await server.close()
})
