import { commands } from './commands/commands'
import { unknownCommand } from './commands/help'

const [asked = 'serve', ...given] = process.argv.slice(2)
/** `--help`, alone or behind a command. */
const isHelp = (word: string): boolean => word === '--help' || word === '-h'
const [name, words] = isHelp(asked) ? ['help', []] : given.some(isHelp) ? ['help', [asked]] : [asked, given]
const command = Object.hasOwn(commands, name) ? commands[name] : undefined

try {
  if (!command) throw unknownCommand(name)
  await command(words)
} catch (reason) {
  if (!(reason instanceof Error) || !['StartRefused', 'MigrationFailed'].includes(reason.name)) console.error(reason)
  else for (const line of reason.message.split('\n')) console.error(`frontage: ${line}`)
  process.exit(1)
}
