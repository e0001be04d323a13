import { addresses, type Calls, tickets } from './calls'

export type { Calls } from './calls'

export type CallName = keyof Calls
export type InputOf<Name extends CallName> = Calls[Name]['input']
export type AnswerOf<Name extends CallName> = Calls[Name]['answer']

/** The server refused a call, or answered with something that is no answer. `answer` is what it said, where that was JSON. */
export class FrontageError extends Error {
  override readonly name = 'FrontageError'
  readonly status: number
  readonly answer: unknown

  constructor(status: number, answer: unknown) {
    super((answer as { message?: string } | undefined)?.message ?? `The server answered with ${status}.`)
    this.status = status
    this.answer = answer
  }
}

/** Fields that a call cannot do without have to be given; a call without any needs no input. */
type Given<Name extends CallName> = Record<never, never> extends InputOf<Name> ? [input?: InputOf<Name>] : [input: InputOf<Name>]
type Options = { readonly fetch?: typeof fetch; readonly signal?: AbortSignal }
/** Many calls share this address; some of them answer with a word. */
const AJAX = '/admin-ajax.php'

type Fields = Readonly<Record<string, unknown>>

/**
 * Calls of a Frontage site. Each takes what `/api` on that site describes, fetches the ticket it needs, and throws a FrontageError
 * when it is refused, or what `fetch` throws when nobody answers.
 * @param server The address of the site, `https://your-site.example`.
 */
export function createClient(server: string, { fetch: ask = fetch, signal }: Options = {}) {
  const request = async (address: string, fields: Fields): Promise<unknown> => {
    const [method = '', pattern = ''] = address.split(' ')
    const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(fields[name])))
    const url = new URL(path, server)
    const body = method === 'POST' ? formOf(fields) : undefined
    if (!body) for (const [name, value] of Object.entries(fields)) if (value !== undefined) url.searchParams.set(name, String(value))
    const response = await ask(url, { method, ...(body && { body }), ...(signal && { signal }) })
    const text = await response.text()
    const answer = jsonIn(text) ?? (path.endsWith(AJAX) ? text : undefined)
    if (!response.ok || answer === undefined) throw new FrontageError(response.status, answer)
    return answer
  }

  return {
    async call<Name extends CallName>(name: Name, ...[input]: Given<Name>): Promise<AnswerOf<Name>> {
      const address: string = addresses[name]
      const action = address.endsWith(AJAX) && { action: name }
      return (await request(address, { ...action, ...(await ticketFor(name, request)), ...input })) as AnswerOf<Name>
    },
  }
}

async function ticketFor(name: CallName, request: (address: string, fields: Fields) => Promise<unknown>): Promise<Fields> {
  const [purpose, field] = (tickets as Readonly<Partial<Record<CallName, readonly [string, string]>>>)[name] ?? []
  if (!purpose || !field) return {}
  const { ticket } = (await request(addresses['get-ticket'], { purpose })) as AnswerOf<'get-ticket'>
  return { [field]: ticket }
}

function formOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) form.append(name, one instanceof Blob ? one : String(one))
  return form
}

/** Words such as `0` are no JSON. */
function jsonIn(text: string): unknown {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' ? answer : undefined
  } catch {
    return undefined
  }
}
