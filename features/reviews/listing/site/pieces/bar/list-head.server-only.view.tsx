import { ListHead } from './list-head.view'

/** Drawn by the server; browsers keep it as it is. */
export const ServerOnly: typeof ListHead | undefined = ListHead
