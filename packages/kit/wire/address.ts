export const AJAX_PATH = '/wp-admin/admin-ajax.php'

type Method = 'GET' | 'POST'

/** Where a call goes. Islands import no more than this of a call, because its shapes weigh more than their own code. */
export type Address = {
  readonly name: string
  /** `ajax` posts to the one AJAX endpoint with `action` = the call's name; anything else is a REST route. */
  readonly via: 'ajax' | `${Method} /${string}`
  /** The ticket that has to come along over HTTP: what it was issued for, and the field that carries it. */
  readonly ticket?: {
    readonly purpose: string
    readonly field: string
    /**
     * Who needs none (decisions, §8). `older-pages`: pages of named origins, which another system made and which cannot fetch
     * one. `anybody`: it is only a doubt, for the call to weigh. A wrong one is always refused.
     */
    readonly needless?: 'older-pages' | 'anybody'
  }
  /** Files that may come along in a multipart form, and the bytes of each. Calls without it refuse files. */
  readonly uploads?: {
    readonly most: number
    readonly bytes: number
    /** Scripts of the original put `action` behind the files: a form of the AJAX endpoint that has not named its call by then is for this one. */
    readonly isNamedLast?: true
  }
  /** Bytes that a JSON body may have, where the usual limit is too small. */
  readonly body?: number
}

/** Where a call lives: one truth for the client that sends it and the server that mounts it. */
export function addressOf({ via }: Pick<Address, 'via'>): { method: Method; path: string } {
  if (via === 'ajax') return { method: 'POST', path: AJAX_PATH }
  const [method, path = '/'] = via.split(' ')
  return { method: method as Method, path }
}

/** The path of a call with its numbers filled in: `:id` from the field `id`. */
export const pathFor = (path: string, fieldOf: (name: string) => unknown): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(fieldOf(name) ?? '')))
