// Makes the list of passwords that are refused: node script/breached-passwords.mjs LIST
// LIST: one password a line, most used first. Those that are too short to be chosen are refused for that, and left out.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

const SHORTEST = 10
const [list = ''] = process.argv.slice(2)
const passwords = readFileSync(list, 'utf8').split(/\r?\n/).slice(0, 100_000)
const long = new Set(passwords.filter((password) => password.length >= SHORTEST).map((password) => password.normalize('NFC').toLowerCase()))
const beginnings = [...long].map((password) => createHash('sha1').update(password).digest().readUInt32BE(0)).sort((a, b) => a - b)
const bytes = Buffer.alloc(beginnings.length * 4)
for (const [place, beginning] of beginnings.entries()) bytes.writeUInt32BE(beginning, place * 4)
writeFileSync(
  'features/accounts/server/password/breached-list.ts',
  `/**
 * The first four bytes of the SHA-1 of each, in order: passwords of ${SHORTEST} characters and more among the 100,000 most used ones of
 * SecLists (10_million_password_list_top_100000.txt; Copyright (c) 2018 Daniel Miessler, MIT licence), in lower case.
 * Made by \`node script/breached-passwords.mjs\`: ${beginnings.length} entries, ${bytes.length} bytes.
 */
export const breachedList = '${bytes.toString('base64')}'
`,
)
console.log(`${beginnings.length} passwords, ${bytes.length} bytes`)
