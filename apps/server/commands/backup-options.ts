import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { EncryptTo, Keys } from '@frontage/kit/storage/age.server'
import { encryptionSet } from '../backup/own-backups'
import { isRecipient } from '../environment'
import { type ServerSettings, StartRefused } from '../settings'

const option = { type: 'string' } as const

/** Reads the words of a command with one place and these options. Throws a StartRefused with its usage for anything else. */
export function wordsIn<Name extends string>(words: readonly string[], names: readonly Name[], usage: string) {
  try {
    const options = Object.fromEntries(names.map((name) => [name, option]))
    const json = { type: 'boolean' } as const
    const { values, positionals } = parseArgs({ args: [...words], options: { ...options, json }, allowPositionals: true })
    if (positionals.length > 1) throw new StartRefused(usage)
    return { place: positionals[0] ?? '', isJson: values.json === true, options: values as Partial<Record<Name, string>> }
  } catch {
    throw new StartRefused(usage)
  }
}

/** Whom a backup is encrypted to: what the command says before what is set. Secrets are never words of a command. */
export function encryptionFor(
  { encryptTo, passphraseFile }: { encryptTo: string | undefined; passphraseFile: string | undefined },
  { backup }: Pick<ServerSettings, 'backup'>,
): EncryptTo | undefined {
  if (encryptTo !== undefined && passphraseFile !== undefined) throw new StartRefused('a backup is encrypted to keys, or with a passphrase')
  if (encryptTo !== undefined) {
    const recipients = encryptTo.split(',')
    if (!recipients.every(isRecipient)) throw new StartRefused('--encrypt-to needs a public key of age, which starts with age1')
    return { recipients }
  }
  if (passphraseFile !== undefined) return { passphrase: secretIn(passphraseFile) }
  return encryptionSet(backup)
}

/** What may open a backup. */
export function keysFor(
  { identity, passphraseFile }: { identity: string | undefined; passphraseFile: string | undefined },
  { backup }: Pick<ServerSettings, 'backup'>,
): Keys {
  const identities = identity === undefined ? [] : (textIn(identity).match(/^AGE-SECRET-KEY-[A-Z0-9-]+$/gm) ?? [])
  if (identity !== undefined && !identities.length) throw new StartRefused(`${identity} holds no secret key of age (AGE-SECRET-KEY-…)`)
  const passphrases = passphraseFile === undefined ? (backup.passphrase ? [backup.passphrase] : []) : [secretIn(passphraseFile)]
  return { identities, passphrases }
}

function secretIn(file: string): string {
  const secret = textIn(file).replace(/\r?\n$/, '')
  if (secret.length < 12)
    throw new StartRefused(`the passphrase in ${file} is too short: 12 characters or more, five random words for example`)
  return secret
}

function textIn(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new StartRefused(`${file} cannot be read`)
  }
}
