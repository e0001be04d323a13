import type { Wording } from '@frontage/kit/texts'
import type { captchaMessages } from './messages'

/** Captchas in German. */
export const words = {
  'forms.captcha': {
    gone: 'Dieses Bild ist abgelaufen. Bitte fordern Sie ein neues an.',
    inWords: 'Bitte geben Sie diese Buchstaben und Ziffern ein: {letters}.',
    letters: {
      A: 'A wie Anton',
      C: 'C wie Cäsar',
      D: 'D wie Dora',
      E: 'E wie Emil',
      F: 'F wie Friedrich',
      H: 'H wie Heinrich',
      J: 'J wie Julius',
      K: 'K wie Kaufmann',
      L: 'L wie Ludwig',
      M: 'M wie Martha',
      N: 'N wie Nordpol',
      P: 'P wie Paula',
      R: 'R wie Richard',
      T: 'T wie Theodor',
      U: 'U wie Ulrich',
      V: 'V wie Viktor',
      W: 'W wie Wilhelm',
      X: 'X wie Xanthippe',
      Y: 'Y wie Ypsilon',
      '3': 'die Ziffer Drei',
      '4': 'die Ziffer Vier',
      '6': 'die Ziffer Sechs',
      '7': 'die Ziffer Sieben',
      '9': 'die Ziffer Neun',
    },
  } satisfies Wording<typeof captchaMessages>,
}
