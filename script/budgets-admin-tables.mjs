// What the scripts of the admin may weigh, in bytes, gzipped.

/**
 * The home screen with everything on it. The aim is 120,000: React alone is 67,000 of it, what is left of Mantine without anything
 * that opens or is typed into 20,000, the queries 12,000, what checks answers 5,000, icons 5,000, and our own code 33,000.
 */
export const FIRST = 150_100
/** Files of script that the first screen asks for: with its sheet and its calls these stay below 25 requests. */
export const FILES = 4
/** Menus, dialogs, fields and the small parts that other screens share; fetched once, when the first screen stands. */
export const SHARED = 110_500
/** What a screen may bring beside all that. */
export const SCREEN = 40_000
/** The page editor, all in all. The aim is 350,000: Puck alone is 175,000, beside the first screen and what screens share. */
export const EDITOR = 471_000
/** The pages before the admin work without any. */
export const SIGN_IN = 1_500

/** What comes once the first screen stands. */
export const atRest = ['apps/admin/notices.tsx']

/** Screens that are heavier than others, each with the reason. */
export const screens = {}
