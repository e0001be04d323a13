import { Icon } from '@frontage/parts/icon'

/** Drawn by the server; browsers keep it as it is. */
export const ServerOnly: typeof Icon | undefined = Icon
