import type { Check } from '../rule'

const shortest = 6
const longest = 15

/** Without what follows # or * (an extension) and without separators; 00 in front is a plus. */
function plainNumber(text: string): string {
  const dialled = (text.split(/[#*]/, 1)[0] ?? '').replace(/[()/.\s-]/g, '')
  return /^(?:\+|00)/.test(dialled) ? `+${dialled.replace(/^[+0]+/, '')}` : dialled
}

function isTel(text: string): boolean {
  const plain = plainNumber(text)
  return /^\+?\d+$/.test(plain) && plain.length >= shortest && plain.length <= longest
}

/** A telephone number of 6 to 15 signs, its plus among them. */
export const tel: Check = ({ texts }) => texts.every(isTel)
