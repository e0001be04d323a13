import { ListHead } from './list-head.view'

/** Drawn by the server; browsers keep it as it is. */
export const Drawn: typeof ListHead | undefined = ListHead
