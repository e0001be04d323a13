import type { Site } from '@frontage/kit/storage/site.server'
import { storedIn } from '@frontage/kit/storage/stored-json.server'
import { object, string } from 'valibot'

export type Login = { readonly email: string; readonly password: string }
export type DemoLogin = ReturnType<typeof createDemoLogin>

const loginShape = object({ email: string(), password: string() })

const NAME = 'demo.login'

/** The login of the demo's owner, kept readable on purpose so that every start can print it, until it is changed. */
export const createDemoLogin = (site: Site) => {
  const read = async (): Promise<Login | undefined> => {
    const kept = await site.read(NAME)
    return kept ? storedIn(loginShape, kept, 'the login of the demo') : undefined
  }
  return {
    read,
    keep: (login: Login): Promise<void> => site.write(NAME, JSON.stringify(login)),
    forget: async (email: string): Promise<void> => {
      if ((await read())?.email === email) await site.write(NAME, '')
    },
  }
}
