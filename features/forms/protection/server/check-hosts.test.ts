import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { contactFormShape } from '../../form'
import { contactDefinition } from '../../server/contact.fake'
import { checkHostsOf } from './check-hosts'

const formsWith = (...checks: readonly string[]) => ({
  list: async () => checks.map((_, place) => ({ id: place + 1 })) as never,
  find: async (id: number) =>
    ({ id, form: parse(contactFormShape, { ...contactDefinition, guard: { check: checks[id - 1], siteKey: 'k' } }) }) as never,
})

test('T21: pages name the hosts of a bot check of others only where a form has chosen it', async () => {
  expect(await checkHostsOf(formsWith('own', 'none'))).toEqual({ script: [], style: [], connect: [], frame: [] })
  expect(await checkHostsOf(formsWith('own', 'turnstile'))).toMatchObject({
    script: ['https://challenges.cloudflare.com'],
    frame: ['https://challenges.cloudflare.com'],
  })
  expect((await checkHostsOf(formsWith('recaptcha', 'hcaptcha'))).script).toEqual([
    'https://www.google.com',
    'https://www.gstatic.com',
    'https://hcaptcha.com',
    'https://*.hcaptcha.com',
  ])
})
