/** What of the old header has no counterpart here, as a line of a report says it: each is a part of “Left out”. */
export const gaps = {
  logo: 'the logo: its picture is in none of the files, or could not be fetched',
  stuck: 'the logo of the sticky header: its picture is in none of the files, or could not be fetched',
  mobileLogo: 'the logo for phones: the logo of the header is shown there, too',
  icon: 'the icon of the site: icons are made from the logo here',
  button: (label: string) => `the button “${label}” of the header, which leads nowhere`,
  transparent: 'the transparent header',
  item: (name: string) => `“${name}” in the header`,
  whole: 'the settings of the old header: they do not fit here',
} as const
