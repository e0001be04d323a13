import { Field } from './field.view'

/** Drawn by the server; browsers keep it as it is. */
export const ServerOnly: typeof Field | undefined = Field
