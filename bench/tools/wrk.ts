import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export type Load = { readonly url: string; readonly encoding: string; readonly seconds: number }
export type Outcome = { readonly requests: number; readonly perSecond: number }

const CONNECTIONS = 50
const THREADS = 2

/** Puts one address under load with wrk. An answer that is no success, or does not come, fails the run. */
export async function wrk({ url, encoding, seconds }: Load): Promise<Outcome> {
  const words = [`-t${THREADS}`, `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '60s', '-H', `Accept-Encoding: ${encoding}`, url]
  const { stdout } = await promisify(execFile)('wrk', words)
  const trouble = /Non-2xx.*|Socket errors.*/.exec(stdout)?.[0]
  if (trouble) throw new Error(`${url}: ${trouble}`)
  return {
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
  }
}
