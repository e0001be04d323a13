import { Pages } from './review-pages.view'

/** Drawn by the server; browsers keep it as it is. */
export const ServerOnly: typeof Pages | undefined = Pages
