import { expect, test } from 'vitest'
import { createEvents } from './events.server'

test('what visitors see changes by what owners do, not by messages that come in nor by accounts', () => {
  const events = createEvents()
  const heard: string[] = []
  events.onPublic(() => heard.push('public'))
  events.on('forms.received', () => heard.push('message'))
  events.onEvery((name) => heard.push(name ?? 'anything'))
  events.emit('forms.received')
  events.emit('accounts.changed')
  expect(heard).toEqual(['message', 'forms.received', 'accounts.changed'])
  heard.length = 0
  events.emit('pages.changed')
  expect(heard).toEqual(['public', 'pages.changed'])
  heard.length = 0
  events.emitAll()
  expect(heard).toEqual(['public', 'message', 'anything'])
})

test('whoever hears of changes hears that something was added, and by which name', () => {
  const events = createEvents()
  const heard: unknown[] = []
  events.on('reviews.changed', () => heard.push('changed'))
  events.on('reviews.received', () => heard.push('received'))
  events.onPublic((name) => heard.push(name))
  events.emit('reviews.added')
  expect(heard).toEqual(['changed', 'reviews.added'])
})
