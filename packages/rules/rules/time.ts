import type { Check } from '../rule'

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/

/** HH:MM or HH:MM:SS, from 00:00 to 23:59:59. */
export const time: Check = ({ texts }) => texts.every((text) => clock.test(text))
