// What the scripts of the admin may weigh, in bytes, gzipped.

/**
 * The home screen while nothing waits. The aim is 120,000: React alone is 67,400 of it, what is left of Mantine without anything that
 * opens or is typed into 18,000, the queries 11,000, what checks answers 3,600, icons 3,500, the history 1,800, what Vite puts around
 * imports on demand 4,500, and our own code 23,000.
 */
export const FIRST = 136_500
/** The same when every card on it has something to say: each comes with its news. */
export const ALL_CARDS = 161_000
/** Files of script that the first screen asks for. */
export const FILES = 3
/**
 * Scripts and sheets of the home screen when every card on it has something to say, with what comes while it rests: with the page
 * itself and its ten calls these stay below 25 requests (`walks/site/figures.walk.ts`).
 */
export const HOME_FILES = 11
/** Menus, dialogs and the small parts that other screens share; fetched once. */
export const SHARED = 78_500
/** Fields that not every form has, and what puts lists in order; fetched once, with the first form that has one. */
export const FIELDS = 36_000
/** What a screen may bring beside all that. */
export const SCREEN = 40_000
/** The page editor as it opens, all in all, with the first screen and what screens share. */
export const EDITOR = 345_500
/** The fields of what is selected there; they come once the editor stands. */
export const EDITOR_FIELDS = 43_500
/** The pages before the admin work without any. */
export const SIGN_IN = 1_500

/** What comes once the first screen stands. */
export const atRest = ['apps/admin/notices.tsx']

/** What comes beside the first screen, before anything on it can open. */
export const alongside = ['apps/admin/focus/hold-focus.ts']

/** What cards of the home screen show when they have something to say. All of it shares one file (`news` in `vite.config.ts`). */
export const cardParts = [
  'features/backups/admin/backup-news/backup-news.tsx',
  'features/forms/inbox/admin/message-news/message-news.tsx',
  'features/mail/admin/mail-news/mail-news.tsx',
  'features/mail/admin/status-news/status-news.tsx',
  'features/media/admin/room-news/room-news.tsx',
  'features/pages/documents/admin/page-news/page-news.tsx',
  'features/reviews/moderation/admin/review-news/review-news.tsx',
  'features/setup/admin/site-card/unfinished-site.tsx',
]

/** Screens that are heavier than others, each with the reason. */
export const screens = {}
