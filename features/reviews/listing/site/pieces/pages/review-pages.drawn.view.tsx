import { Pages } from './review-pages.view'

/** Drawn by the server; browsers keep it as it is. */
export const Drawn: typeof Pages | undefined = Pages
