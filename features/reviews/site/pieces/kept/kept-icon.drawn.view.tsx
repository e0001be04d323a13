import { Icon } from '@frontage/parts/icon'

/** Drawn by the server; browsers keep it as it is. */
export const Drawn: typeof Icon | undefined = Icon
