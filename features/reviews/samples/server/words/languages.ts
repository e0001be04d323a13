import { odds } from './dice'
import type { Phrases, Words } from './phrase-bank'
import { phrases as ar } from './phrases.ar'
import { phrases as de } from './phrases.de'
import { phrases as en } from './phrases.en'
import { phrases as es } from './phrases.es'
import { phrases as fr } from './phrases.fr'
import { phrases as ja } from './phrases.ja'
import { phrases as zh } from './phrases.zh-hans'
import { createVoice, type Voice } from './voice'
import { words as arabic } from './words.ar'
import { words as german } from './words.de'
import { words as english } from './words.en'
import { words as spanish } from './words.es'
import { words as french } from './words.fr'
import { words as japanese } from './words.ja'
import { words as chinese } from './words.zh-hans'

const language = (code: string, share: number, words: Words, phrases: Phrases) => ({ code, share, words, phrases })

/** Every language that samples are written in, and its share of them in percent. */
export const languages = [
  language('en', 62, english, en),
  language('zh-Hans', 9, chinese, zh),
  language('de', 7, german, de),
  language('fr', 7, french, fr),
  language('es', 6, spanish, es),
  language('ja', 6, japanese, ja),
  language('ar', 3, arabic, ar),
]

export const anyVoice = odds<Voice>(languages.map(({ code, share, words, phrases }) => [createVoice(code, words, phrases), share]))
