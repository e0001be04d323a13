// What the scripts of the admin may weigh, in bytes, gzipped.

export const FIRST = 120_000
/** Files of script that the first screen asks for: with its sheets and its calls these stay below 25 requests. */
export const FILES = 8
/** What a screen may bring beside the first one. */
export const SCREEN = 40_000
/** The page editor, all in all. */
export const EDITOR = 350_000
/** The pages before the admin work without any. */
export const SIGN_IN = 1_500

/** What the home screen fetches by itself. */
export const onFirstScreen = ['features/setup/admin/site-card/site-home.tsx']

/** What comes once the first screen stands. */
export const atRest = ['apps/admin/notices.tsx']

/** Screens that are heavier than others, each with the reason. */
export const screens = {}
