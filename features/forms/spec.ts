/** Portfolio and forms, §9 and §5: business constants. Times in milliseconds, distances in pixels, sizes in bytes. */

/** Uploads (§9): files of one field, and bytes of each, unless the owner says otherwise. */
export const MOST_FILES = 10
export const MOST_FILE_BYTES = 10_485_760
/** Types that an upload takes unless the owner says otherwise (§5). */
export const uploadTypes = [
  ...(['jpg', 'jpeg', 'png', 'gif', 'pdf', 'doc', 'docx', 'ppt', 'pptx', 'odt', 'avi', 'ogg', 'm4a', 'mov'] as const),
  ...(['mp3', 'mp4', 'mpg', 'wav', 'wmv', 'xls'] as const),
] as const
/** Facts, §2: what a plain file field takes unless the owner says otherwise. */
export const MOST_PLAIN_FILE_BYTES = 1_048_576
/** The folder of one visit's uploads (§9): random characters, then the Unix time. */
export const FOLDER_LETTERS = 20
/** A popup after sending appears after the first time, and is removed the second time after it was closed (§9). */
export const POPUP_DELAY = 1000
export const POPUP_REMOVAL = 4000
/** Steps: the page scrolls to the top of the form minus this (§9). */
export const STEP_SCROLL_OFFSET = 110
/** Facts, §2: lengths where the owner sets none. */
export const LONGEST_LINE = 400
export const LONGEST_TEXT = 2000
/** Facts, §9: uploads that were never sent are swept after this. */
export const UPLOAD_LIFE = 3_600_000
/** Design, §5: steps that were never sent, and messages held as spam, in days. */
export const DRAFT_DAYS = 7
export const QUARANTINE_DAYS = 30
/** Bars, F02: a form that is filled in faster than this was not filled in by a person. */
export const FASTEST_VISITOR = 2000
/** Bars, F07: the same content again within this is the same message. */
export const SAME_WITHIN = 600_000
/** Bars, F12: letters of thanks that one address gets in a day. */
export const MOST_THANKS_A_DAY = 2
/** Facts, §6: as which version of the original the form describes itself to scripts of a page. */
export const PLUGIN_VERSION = '6.1.6'
