import { expect, test } from 'vitest'
import { spokenMarkup } from './spoken-markup'

const german: Readonly<Record<string, string>> = {
  'Sign in': 'Anmelden',
  Password: 'Passwort',
  'Terms & more': 'Bedingungen & <mehr>',
}
const inGerman = (html: string): string => spokenMarkup(html, (sentence) => german[sentence])

test('texts, titles and what is read out are put into other words', () => {
  expect(inGerman('<title>Sign in · Harbour</title><h1> Sign in </h1>')).toBe('<title>Anmelden · Harbour</title><h1> Anmelden </h1>')
  expect(inGerman('<form aria-label="Sign in"><input placeholder="Password" value="Password"></form>')).toBe(
    '<form aria-label="Anmelden"><input placeholder="Passwort" value="Password"></form>',
  )
  expect(inGerman('<p>Terms &amp; more</p>')).toBe('<p>Bedingungen &amp; &lt;mehr&gt;</p>')
})

test('what the owner named, keys, scripts and what has no other words stay', () => {
  for (const html of ['<p translate="no">Sign in</p>', '<p class="Password" id="Sign in">Elsewhere</p>', '<script>Password</script>', ''])
    expect(inGerman(html)).toBe(html)
  expect(inGerman('<p translate="no">Password</p><b>Password</b>')).toBe('<p translate="no">Password</p><b>Passwort</b>')
})
