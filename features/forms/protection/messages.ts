import { texts } from '@frontage/kit/texts'

/** Contact forms: captcha, read aloud. Its characters in words, for visitors who cannot see the picture. */
export const captchaMessages = texts('forms.captcha', {
  gone: 'This picture has expired. Please ask for a new one.',
  inWords: 'Please type these letters and digits: {letters}.',
  /** How each character is read aloud. */
  letters: {
    A: 'A as in Alpha',
    C: 'C as in Charlie',
    D: 'D as in Delta',
    E: 'E as in Echo',
    F: 'F as in Foxtrot',
    H: 'H as in Hotel',
    J: 'J as in Juliett',
    K: 'K as in Kilo',
    L: 'L as in Lima',
    M: 'M as in Mike',
    N: 'N as in November',
    P: 'P as in Papa',
    R: 'R as in Romeo',
    T: 'T as in Tango',
    U: 'U as in Uniform',
    V: 'V as in Victor',
    W: 'W as in Whiskey',
    X: 'X as in X-ray',
    Y: 'Y as in Yankee',
    '3': 'the digit three',
    '4': 'the digit four',
    '6': 'the digit six',
    '7': 'the digit seven',
    '9': 'the digit nine',
  },
})
