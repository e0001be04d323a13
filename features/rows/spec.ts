/** Numbers of the theme's specification, in its order. */

/** §2: a pop-up with a video starts it so long after it has opened; milliseconds. */
export const VIDEO_AFTER = 300
/** §3: break points of pop-ups; pixels. */
export const MEDIUM = 992
export const SMALL = 768
/** §9: how long a closed pop-up is remembered; days. */
export const POPUP_DAYS = 30
/** §9: an entrance begins when its element has come this far up, as a share of the window; near the page's end at once. */
export const ENTRANCE_AT = 0.8
/** Facts §9: so much of a window from the end of the page counts as near it. */
export const NEAR_END = 0.2
