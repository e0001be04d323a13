/** What the screen of search engines and sharing says. */
export const messages = {
  sharing: {
    title: 'Search & sharing',
    lead: 'How your site appears in search engines and when it is shared.',
    saved: 'Saved.',
    hidden: 'Hide the whole site from search engines',
    hiddenHelp: 'Use this until your site is ready. Anyone who has the address can still open it.',
    isHidden: 'Search engines are asked not to list this site, so people cannot find it there.',
    pattern: 'Title in the browser',
    patternHelp: '{title} is the page title, {site} the site name. If the page title already contains the site name, it is used as it is.',
    picture: 'Picture for sharing',
    pictureHelp:
      'Shown when someone shares a page that has no picture of its own. It is cropped to 1200 by 630 pixels around its focal point.',
    preview: 'Preview of a shared link',
    robots: 'Extra lines for robots.txt',
    robotsHelp:
      'Rules for crawlers, such as “User-agent: GPTBot” followed by “Disallow: /” on the next line. The admin is always closed to them.',
    robotsNow: 'Current robots.txt',
    icon: 'Site icon',
    iconHelp:
      'Shown in browser tabs, in search results and on the home screen of phones. Choose a square picture. Without one, your logo is used if it is nearly square; otherwise the first letter of your site name in your colours.',
    iconDrawing: 'An icon cannot be made from an SVG drawing. Choose a photo or a PNG.',
    feeds: 'Feeds',
    feedsHelp: 'People who use a feed reader, and other programs, hear of what is new on your site.',
    projectsFeed: 'Feed of projects',
    reviewsFeed: 'Feed of published reviews',
    reviewsFeedHelp:
      '/feeds/reviews.xml. Other programs can copy what is in a feed. Names are shortened, such as “Jane D.”, and e-mail addresses and phone numbers are left out.',
    pictureGone: 'This picture is no longer in media.',
    pictureDrawing: 'Other sites cannot show SVG drawings. Choose a photo or a PNG.',
  },
} as const
