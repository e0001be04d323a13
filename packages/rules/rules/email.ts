import { isEmail } from '../email'
import type { Check } from '../rule'

export const email: Check = ({ texts }) => texts.every(isEmail)
