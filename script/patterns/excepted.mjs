// Patterns whose time grows faster than their text, each with what bounds it; and those that are put together while the program runs.

const ours = 'reads what we wrote ourselves'
const bounded = 'its text is bounded to a few hundred characters before'
const inTheirBrowser = 'runs in the browser of an owner, on a text or file of their own'

export const superLinear = {
  '/url\\(["\']?(\\/assets\\/[\\w.-]*latin-(?!ext)[\\w.-]*(?:normal|italic)[\\w.-]*\\.woff2)/': `${ours}: a style sheet of the build`,
  '/^s3:\\/\\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\\/([\\w./-]*))?$/':
    'at most 63 letters come back, in a setting of whoever runs the server',
  '/@font-face\\s*\\{[^}]*\\}/g': `${ours}: a style sheet of the build`,
  '/(?<![\\w#.-])(-?(?:\\d+\\.?\\d*|\\.\\d+))rem\\b/g': `${ours}: a style sheet of the build`,
  '/^(.*?)(?: \\((.*)\\))?$/': `${ours}: a line of the activity log`,
  '/<wp:term>[\\s\\S]*?<\\/wp:term>/g': inTheirBrowser,
  '/^[^\\s@,;]+@[^\\s@,;]+\\.[^\\s@,;]+$/': bounded,
  '/^$|^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/': bounded,
  '/previously executed migration .* is missing/': `${ours}: a message of the library that takes steps of the database`,
  '/"(?:[^"\\\\]|\\\\.)*"/g': 'reads JSON that was just written: every quote that opens is closed',
  '/(T[^Z+-]*)$/i': 'reads what the pattern of a moment has matched: it holds one T and 35 characters at most',
  "/\\/\\*\\*((?:(?!\\*\\/)[\\s\\S])*)\\*\\/\\s*export const \\w+ = (?:texts\\(\\s*'([\\w.-]+)',\\s*)?\\{\\n([\\s\\S]*?)\\n\\}/g": `${ours}: our own source`,
  '/^\\s*\\*+/gm': `${ours}: our own source`,
  '/\\s*\\[[^\\]]*\\]/g': `${ours}: our own source`,
  "/\\/\\*\\*([\\s\\S]*?)\\*\\/|^\\s*'?([\\w-]+)'?:(?: (\\{)$)?|^\\s*(\\}),?$/gm": `${ours}: our own source`,
  '/<!--[\\s\\S]*?-->|<(style|script|head|title)\\b[\\s\\S]*?<\\/\\1\\s*>/gi': `${inTheirBrowser}: what they paste`,
  '/<main[\\s>].*<\\/main>/s': `${ours}: a page of this site, in the browser of whoever opens it`,
}

export const built = {
  'new RegExp(`^([A-Za-z0-9]{${FOLDER_LETTERS}}\\\\d{10})-([\\\\w-]{${CHECK_LETTERS}})$`)': 'fixed lengths',
  "new RegExp(`^([a-z0-9-]{1,80}?)(?:-(${WIDTHS.join('|')})\\\\.webp|\\\\.svg)$`)": 'a name of 80 characters at most',
  "new RegExp(String.raw`^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})\\.?${CLOCK}$`, 'i')":
    'a date of 100 characters at most, blanks are single',
  "new RegExp( String.raw`^${WEEKDAY}(\\d{1,2})(?:st|nd|rd|th|er|\\.)?[-\\s]+(?:of\\s+|de\\s+)?(\\p{L}+)\\.?,?[-\\s]+(?:de\\s+)?(\\d{4}|\\d{2})${CLOCK}$`, 'iu', )":
    'a date of 100 characters at most, blanks are single',
  "new RegExp(String.raw`^${WEEKDAY}(\\p{L}+)\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})${CLOCK}$`, 'iu')":
    'a date of 100 characters at most, blanks are single',
  "new RegExp(`^/(?!/)[\\\\w./-]+\\\\.${ending}$`, 'i')": 'judged: linear',
  'new RegExp( `^(?:www\\\\.|m\\\\.|music\\\\.)?(?:youtube(?:-nocookie)?\\\\.com/(?:watch|(?:embed|shorts|live|v)/${ID})|youtu\\\\.be/${ID})`, )':
    'judged: linear',
}
