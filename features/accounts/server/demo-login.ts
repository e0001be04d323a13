import type { Site } from '@frontage/kit/storage/site.server'

export type Login = { readonly email: string; readonly password: string }
export type DemoLogin = ReturnType<typeof createDemoLogin>

const NAME = 'demo.login'

/** The login of the demo's owner, kept readable on purpose so that every start can print it, until it is changed. */
export const createDemoLogin = (site: Site) => {
  const read = async (): Promise<Login | undefined> => {
    const kept = await site.read(NAME)
    return kept ? (JSON.parse(kept) as Login) : undefined
  }
  return {
    read,
    keep: (login: Login): Promise<void> => site.write(NAME, JSON.stringify(login)),
    forget: async (email: string): Promise<void> => {
      if ((await read())?.email === email) await site.write(NAME, '')
    },
  }
}
