import { Field } from './field.view'

/** Drawn by the server; browsers keep it as it is. */
export const Drawn: typeof Field | undefined = Field
