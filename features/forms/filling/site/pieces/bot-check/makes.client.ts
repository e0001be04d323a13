/** The two actions that a token is asked for (theme, §5). */
export type Action = 'homepage' | 'contactform'

/** Tells a server that this browser is used by a person. All makes look the same from here. */
export type BotCheck = {
  /** A new one for every action. */
  token(action: Action): Promise<string>
}

type Recaptcha = { ready(then: () => void): void; execute(key: string, options: { action: string }): Promise<string> }
type Turnstile = { render(place: HTMLElement, options: Record<string, unknown>): string; reset(id: string): void; remove(id: string): void }
type Hcaptcha = {
  render(place: HTMLElement, options: Record<string, unknown>): string
  execute(id: string, options: { async: true }): Promise<{ response: string }>
}
type Makes = { grecaptcha?: Recaptcha; turnstile?: Turnstile; hcaptcha?: Hcaptcha }

/** Brings the script of a make: `load` is another one in tests. */
type Load = (address: string) => Promise<void>

const loadScript: Load = (address) =>
  new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true })
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${new URL(address).host} cannot be reached`))
    document.head.append(script)
  })

const made = <Name extends keyof Makes>(name: Name): NonNullable<Makes[Name]> => {
  const make = (globalThis as Makes)[name]
  if (!make) throw new Error(`${name} did not come`)
  return make
}

const unseenPlace = (): HTMLElement => {
  const place = document.createElement('div')
  document.body.append(place)
  return place
}

async function createRecaptcha(key: string, load: Load = loadScript): Promise<BotCheck> {
  await load(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(key)}`)
  const recaptcha = made('grecaptcha')
  await new Promise<void>((resolve) => recaptcha.ready(resolve))
  return { token: (action) => recaptcha.execute(key, { action }) }
}

async function createTurnstile(key: string, load: Load = loadScript): Promise<BotCheck> {
  await load('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit')
  const turnstile = made('turnstile')
  const token = (action: Action): Promise<string> =>
    new Promise((resolve, reject) => {
      const place = unseenPlace()
      const end = (then: () => void): void => {
        then()
        place.remove()
      }
      turnstile.render(place, {
        ...{ sitekey: key, action, appearance: 'interaction-only' },
        callback: (answer: string) => end(() => resolve(answer)),
        'error-callback': () => end(() => reject(new Error('turnstile found no answer'))),
      })
    })
  return { token }
}

async function createHcaptcha(key: string, load: Load = loadScript): Promise<BotCheck> {
  await load('https://js.hcaptcha.com/1/api.js?render=explicit')
  const hcaptcha = made('hcaptcha')
  const id = hcaptcha.render(unseenPlace(), { sitekey: key, size: 'invisible' })
  return { token: async () => (await hcaptcha.execute(id, { async: true })).response }
}

/** The makes that a form may name. */
export const makes = { recaptcha: createRecaptcha, turnstile: createTurnstile, hcaptcha: createHcaptcha } as const
