import { expect, test } from 'vitest'
import { type LegacyEncoding, legacyEncodingOf } from './legacy-encoding'
import { encodingOf, textOfBytes } from './text-of-bytes'

/** As a spreadsheet program writes it. */
function bytesOf(text: string, encoding: LegacyEncoding): Uint8Array {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const letters = [...bytes].map((byte) => new TextDecoder(encoding).decode(Uint8Array.of(byte)))
  return Uint8Array.from([...text], (letter) => letters.indexOf(letter))
}

const head = 'date,name,rating,content\n2026-03-01,'

test.each<[LegacyEncoding, string, string]>([
  ['windows-1250', 'Polish', 'Data;Ocena;Imię;Treść\n2026-03-01;5;Łukasz Żak;Świetna robota, polecam'],
  ['windows-1250', 'a Polish name among English', `${head}Wałęsa,5,Great work`],
  ['windows-1250', 'Czech', 'Příliš žluťoučký kůň „úpěl“ ďábelské ódy'],
  ['windows-1250', 'a Czech name among English', `${head}Jiří Dvořák,5,Great work`],
  ['windows-1250', 'Slovak', 'Veľmi spokojný, ďakujem'],
  ['windows-1250', 'Hungarian', 'Nagyon elégedett vagyok, köszönöm szépen a munkát, jövőre újra'],
  ['windows-1250', 'Croatian', 'Ocena;Ime\n5;Živko Šarić'],
  ['windows-1250', 'Romanian', 'Foarte bună treabă, mulţumesc'],
  ['windows-1251', 'Russian', 'Дата;Оценка;Имя;Отзыв\n2026-03-01;5;Иван;Очень доволен'],
  ['windows-1251', 'a Russian name among English', `${head}Иван,5,Great work`],
  ['windows-1251', 'Ukrainian', 'Чудова робота, дякую їм'],
  ['windows-1251', 'Bulgarian', 'Много добра работа'],
  ['windows-1251', 'Serbian', 'Љубазни мајстори, све препоруке'],
  ['windows-1252', 'German', 'Käthe Groß; Sehr gute Arbeit; “Solid” – 5 €'],
  ['windows-1252', 'French', 'Très bon travail, à recommander. Garçon'],
  ['windows-1252', 'Spanish', 'El mejor año, muy señor mío ¿no?'],
  ['windows-1252', 'Portuguese', 'Excelente serviço, atenção à família; São João'],
  ['windows-1252', 'Danish', 'Størmer Ærlig Åse'],
  ['windows-1252', 'Finnish', 'Hyvää työtä, kiitos'],
  ['windows-1252', 'Icelandic', 'Þór Ægisson'],
  ['windows-1252', 'English', 'It’s great – “really”, said Zoë at the café'],
  ['windows-1252', 'many of the West at once', 'Käthe, très bien; señor; São João; Åse Størmer; città; Größe'],
])('%s: %s is known by its letters', (encoding, _language, text) => {
  const bytes = bytesOf(text, encoding)
  expect(legacyEncodingOf(bytes)).toBe(encoding)
  expect([encodingOf(bytes), textOfBytes(bytes)]).toEqual([encoding, text])
})
