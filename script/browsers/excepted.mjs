// What the built styles and scripts hold beyond the oldest promised browser, and why nobody there misses anything. A name may end in
// `*`. A line that fits nothing any more is an error.

const nicety = 'without it the same thing is there, only plainer'
const noPointer = 'a screen without a pointer has none to draw'
const ownName = 'a method of our own or of a package, which has the name of a younger one of browsers'
const polyfilled = 'brought by the polyfill that only browsers without popovers fetch (packages/kit/island/older/older.client.ts)'
const brought = 'brought by apps/admin/older-browsers.ts, which only browsers without it fetch'

export const excepted = {
  styles: {
    '@media scripting':
      'with a script nothing is different; without one, a control that only a script can use is seen where it would be hidden',
    'align-content: safe': 'a menu over the whole screen begins at its top, not in the middle',
    'anchor-name': 'only a name; what is placed by it stands in @supports',
    'break-*': 'only printed pages and columns: a break in a worse place',
    'contain-intrinsic-*': nicety,
    'content-visibility': 'saves time; what is drawn is the same',
    'cursor: *': noPointer,
    'field-sizing': 'a text field keeps its height, and scrolls',
    'font-family: *': 'the next font of the list stands in',
    'forced-color-adjust': 'Safari has no forced colours',
    'hyphenate-limit-chars': 'Safari has names of its own for it, which stand before it; elsewhere a shorter word may be hyphenated',
    'interpolate-size': 'an accordion opens at once',
    'overflow-clip-margin': 'a focus ring is cut at the edge of a picture that zooms',
    resize: 'iOS draws no handle to pull a text field by',
    'scrollbar-*': nicety,
    selection: 'text is marked in the colour of the system',
    'text-box-*': nicety,
    'text-wrap': 'a heading breaks wherever its line is full',
    'view-timeline': 'a name alone; what moves by it stands in @supports, and a script moves it elsewhere (parallax)',
    'view-transition-name': 'a name alone; a script asks for transitions before it starts one',
  },
  scripts: {
    '.addElement()': ownName,
    '.added()': ownName,
    '.changed()': ownName,
    '.command()': ownName,
    '.deleted()': ownName,
    '.drop()': ownName,
    '.removed()': ownName,
    '.take()': ownName,
    '.toArray()': ownName,
    '.hidePopover()': polyfilled,
    '.togglePopover()': polyfilled,
    'event beforetoggle': polyfilled,
    '.showPopover()': 'asked for in another function of the drag and drop library of the page editor',
    'selector :popover-open': 'a package tries it and catches what is thrown (floating-ui, and the page editor)',
    'event command': 'the same pop-up is opened by a press where buttons know no commands (popup.client.ts)',
    '.toReversed()': brought,
    '.toSorted()': brought,
    '.toSpliced()': brought,
    '.with()': brought,
    'Map.groupBy': brought,
    'Object.groupBy': brought,
    'URL.canParse': brought,
    'URL.parse': brought,
    '.startViewTransition()': 'React tries it, and goes on without (react-dom)',
    'event navigate*': 'React asks whether there is a navigation that tells it (react-dom)',
    'event touch*': 'a Mac has no touch screen',
    'event wheel': noPointer,
  },
}
