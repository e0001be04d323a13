/** Files that WordPress, or a plugin of it, cuts one export into. */
export const MOST_FILES = 50
/** How files are called that a browser offers to choose; what they are is told by what is in them. */
export const ENDINGS = ['.xml', '.wxr', '.gz', '.sql', '.csv', '.tsv', '.txt', '.json', '.dat', '.nff'] as const
/** Bytes of all files of one export. */
export const MOST_EXPORT_BYTES = 1024 * 1024 * 1024
/** Bytes that are sent at once: what a cut line may cost, and how often is told how far a file is. */
export const PIECE_BYTES = 2 * 1024 * 1024
/** Where an old site may answer; nothing where it is the address of its export. */
export const OLD_SITE = /^(?:https:\/\/[^\s\\]+)?$/i
/** Lines of a report that are kept; the others are counted. */
export const MOST_LINES = 3_000
/** Days for which files wait that nobody imported. */
export const FILE_DAYS = 7
/** Reports that are listed. */
export const MOST_LISTED = 50
