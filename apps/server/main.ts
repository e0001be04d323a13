import { commands } from './commands/commands'
import { StartRefused } from './settings'

const [name = 'serve', ...words] = process.argv.slice(2)
const command = commands[name]

try {
  if (!command) throw new StartRefused(`unknown command ${name}; choose one of: ${Object.keys(commands).join(', ')}`)
  await command(words)
} catch (reason) {
  if (!(reason instanceof Error) || !['StartRefused', 'MigrationFailed'].includes(reason.name)) console.error(reason)
  else for (const line of reason.message.split('\n')) console.error(`frontage: ${line}`)
  process.exit(1)
}
