/** Reviews, §9: business constants. Times in milliseconds, distances in pixels. */

/** Load more: others wait this long while one request runs (§4). */
export const LOAD_MORE_RETRY = 1000
/** Read more: text that is taller than its clamp by no more than this is not clamped. */
export const CLAMP_TOLERANCE = 4
/** Decisions, §3: lines that a clamped text shows. */
export const CLAMP_LINES = 3
/** Letters of the page that a display or a form stands on: a number, a path, or an address of somebody else's page. */
export const MOST_POST = 300
/** Under this name a browser remembers the reviews that it has sent (reviews, §3). */
export const SENT_REVIEWS = 'wprevformses'
/** Decisions, §3: ids that `notinstring` may name. */
export const MOST_IDS = 2000
/** Bars, C03: reviews that one call hands out. */
export const MOST_PER_CALL = 100
/** Bytes of a file of reviews that the admin takes; the command line takes any. */
export const MOST_IMPORT_BYTES = 20 * 1024 * 1024
/** Facts, §3.3: characters of a line and of a text that visitors write. */
export const LONGEST_LINE = 250
export const LONGEST_TEXT = 3500
/** Pictures that visitors send: bytes of one, how many, and the most pixels of their longer side. */
export const MOST_PICTURE_BYTES = 5 * 1024 * 1024
export const MOST_PHOTOS = 5
export const AVATAR_SIDE = 512
export const PHOTO_SIDE = 1600
/** Bars, F02: a form that is filled in faster than this was not filled in by a person. */
export const FASTEST_VISITOR = 2000
/** Bars, F13: submissions a day from one network that are taken without a doubt, and those that are taken at all. */
export const UNDOUBTED_A_DAY = 30
export const MOST_A_DAY = 100
/** Bars, F07: the same content within so many milliseconds is one submission. */
export const SAME_WITHIN = 600_000
/** Bars, B12: questions an hour from one network whether a submission is known. */
export const MOST_CHECKS_AN_HOUR = 240
/** Search: fires after a pause of so long, and only for texts that are empty or longer than this (§5). */
export const SEARCH_DEBOUNCE = 600
export const SHORTEST_SEARCH = 2
/** Endless lists load when their end is this near, and not again before they are armed. */
export const ENDLESS_DISTANCE = 50
export const ENDLESS_REARM = 1000
/** Forms (§5): what thumbs and smiles count as. */
export const LIKED = 5
export const NOT_LIKED = 2
/** Floating boxes (§9): how long they take to come in, and how far from the edge they stay. */
export const FLOAT_ANIMATION = 1000
export const FLOAT_FADE = 500
export const FLOAT_DISTANCE = 10
/** Rotation (§9): the first review comes this long after the delay, stays, and the next one comes so long after it came. */
export const ROTATION_START = 8000
export const ROTATION_SHOWN = 6000
export const ROTATION_NEXT = 14_000
/** Rotation stops after so many tries, or at an answer that is shorter than this many characters (§9). */
export const MOST_ROTATIONS = 50
export const SHORTEST_FLOAT = 100
/** Where only one box has room, another one looks again after this time. */
export const FLOAT_RETRY = 1000
/** Facts, §4: boxes are hidden below, or from, this width. */
export const FLOAT_BREAK = 768
/** Kinds of picture that visitors may send. */
export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']
/** Speeds of the sliders, and the width below which one slide is seen (§9; the style sheet shows two below 992). */
export const SLIDER_SPEED = 750
export const CAROUSEL_SPEED = 500
export const ONE_SLIDE = 600
