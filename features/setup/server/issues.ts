import { type Issue, issuesIn, type KnownHere } from '../check'
import type { AskedStep } from '../spec'
import type { SetupDesk } from './setup-desk'

/** What only the server can say of answers: whether pictures and looks are there. */
async function knownFor({ library, registry }: SetupDesk, files: readonly string[]): Promise<KnownHere> {
  const names = files.filter(Boolean).map((file) => file.replace(/\.\w+$/, ''))
  const found = await library.find(names)
  const pictures = new Set(files.filter((file) => found.has(file.replace(/\.\w+$/, ''))))
  return { pictures, looks: new Set(registry.wholeLooks()?.all.map(({ name }) => name)) }
}

/** What has to be mended in the answers of one step. */
export async function issuesOf(desk: SetupDesk, step: AskedStep, answers: never): Promise<Issue[]> {
  const { file = '', dark = '' } = answers as { readonly file?: string; readonly dark?: string }
  return issuesIn(step, answers, await knownFor(desk, step === 'logo' ? [file, dark] : []))
}
