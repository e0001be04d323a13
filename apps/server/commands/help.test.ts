import { expect, test, vi } from 'vitest'
import { commands } from './commands'
import { help, helps, unknownCommand } from './help'

async function printed(words: readonly string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  await help(words)
  const [text] = log.mock.calls[0]!
  log.mockRestore()
  return String(text)
}

test('every command has its line, and every line its command', () => {
  expect(Object.keys(helps).sort()).toEqual(Object.keys(commands).sort())
  for (const { does } of Object.values(helps)) expect(does).toMatch(/^[a-z].{5,70}[^.]$/)
})

test('the list names every command', async () => {
  const text = await printed([])
  for (const name of Object.keys(commands)) expect(text).toMatch(new RegExp(`^  ${name} {2,}\\w`, 'm'))
})

test('help of one command says how it is used', async () => {
  expect(await printed(['restore'])).toContain('usage: frontage restore FILE|s3://… [--identity FILE]')
  expect(await printed(['privacy'])).toContain('frontage privacy erase ADDRESS')
  await expect(help(['toString'])).rejects.toThrow('there is no command toString')
})

test.each([
  ['bakcup', 'did you mean backup?'],
  ['restor', 'did you mean restore?'],
  ['Migrate', 'did you mean migrate?'],
  ['xylophone', 'frontage help lists all'],
])('%s: %s', (name, answer) => expect(unknownCommand(name).message).toBe(`there is no command ${name}: ${answer}`))
