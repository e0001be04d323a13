import { choicesOf, type Setting, type SettingGroup, type Settings, valueAt } from '@frontage/parts/admin/setting'
import { layoutWords } from './display-words'

const slides = ({ layout }: Settings): boolean => layout === 'slider' || layout === 'carousel'
const stands = (settings: Settings): boolean => !slides(settings)
const showsSeveral = ({ isWidget, perRow }: Settings): boolean => !isWidget && perRow !== 1
/** One that moves upwards keeps one height anyway. */
const movesSideways = (settings: Settings): boolean => slides(settings) && valueAt(settings, 'slider.animation') !== 'vertical'
const at = (path: string) => (settings: Settings) => slides(settings) && valueAt(settings, path) === true

const flag = (path: string, label: string, help?: string): Setting => ({ control: 'flag', path, label, ...(help && { help }) })
const names = (path: string, label: string, help: string): Setting => ({ control: 'names', path, label, help })

const sortWords = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest: 'Highest rating first',
  lowest: 'Lowest rating first',
  longest: 'Longest first',
  shortest: 'Shortest first',
  random: 'Random order',
}
const yesNoWide = { yes: 'Yes', no: 'No', wide: 'Only on wide screens' }

const layout: SettingGroup = {
  title: 'Layout',
  settings: [
    { control: 'choice', path: 'layout', label: 'Layout type', choices: choicesOf(layoutWords) },
    {
      control: 'number',
      path: 'perRow',
      label: 'Reviews per row',
      help: 'On wide screens. Narrow screens show fewer.',
      least: 1,
      most: 6,
      when: (settings) => stands(settings) || !settings.isWidget,
    },
    { control: 'number', path: 'rows', label: 'Rows', least: 1, most: 20 },
    {
      control: 'choice',
      path: 'more',
      label: 'More reviews',
      choices: choicesOf({
        button: 'Load more button',
        endless: 'Load while scrolling',
        pages: 'Numbered pages',
        none: 'None',
      }),
      when: stands,
    },
    {
      control: 'limit',
      path: 'automaticLoads',
      label: 'Automatic loads before a button appears',
      help: 'Leave empty to load until the last review. With a number, visitors can reach what is below the list.',
      least: 1,
      most: 1000,
      when: (settings) => stands(settings) && settings.more === 'endless',
    },
    { ...flag('isWidget', 'Narrow version', 'One review at a time, for a sidebar or a narrow column.'), when: slides },
  ],
}

const selection: SettingGroup = {
  title: 'Which reviews',
  settings: [
    { control: 'choice', path: 'selection.sort', label: 'Sort order', choices: choicesOf(sortWords) },
    names('selection.types', 'Sources', 'Separate with commas, such as Google, Facebook. Leave empty for all.'),
    names('selection.languages', 'Languages', 'Language codes separated by commas, such as en, de. Leave empty for all.'),
    names('selection.tags', 'Tags', 'Separate with commas. Leave empty for all.'),
    names('selection.pageIds', 'Pages at the source', 'Their IDs at the source, separated by commas. Leave empty for all.'),
    { control: 'number', path: 'selection.minStars', label: 'Minimum rating', help: '0 shows every rating.', least: 0, most: 5 },
    {
      control: 'number',
      path: 'selection.minWords',
      label: 'Minimum number of words',
      help: '0 shows reviews of any length.',
      least: 0,
      most: 1000,
    },
    flag('selection.hideWithoutText', 'Hide reviews without text'),
    flag('selection.thisPostOnly', 'Only reviews of the page it is shown on'),
    {
      control: 'numbers',
      path: 'selection.ids',
      label: 'Hand-picked reviews',
      help: 'Review numbers separated by commas. Leave empty for all.',
    },
  ],
}

/** A slider shows some, and leads to the list that has a bar. */
const bar: SettingGroup = {
  title: 'Search and filter bar',
  settings: (
    [
      flag('bar.search', 'Search'),
      flag('bar.sort', 'Sort order'),
      flag('bar.rating', 'Rating'),
      flag('bar.source', 'Source'),
      flag('bar.language', 'Language'),
      flag('bar.types', 'Source buttons'),
      { ...names('bar.tags', 'Topic buttons', 'Each word becomes a button that searches for it. Separate with commas.') },
      flag('bar.banner', 'Average rating and source icons'),
    ] satisfies Setting[]
  ).map((setting) => ({ ...setting, when: stands })),
}

const card: SettingGroup = {
  title: 'Cards',
  settings: [
    {
      control: 'choice',
      path: 'card.look',
      label: 'Card style',
      choices: choicesOf({ vary: 'Varied by review length', sheet: 'Plain', primer: 'Tinted', tide: 'Dark', bare: 'No frame' }),
    },
    flag('card.stars', 'Stars'),
    flag('card.title', 'Title'),
    {
      control: 'choice',
      path: 'card.date',
      label: 'Date',
      choices: choicesOf({ month: 'Month and year', day: 'Full date', ago: 'Time since then', none: 'None' }),
    },
    {
      control: 'choice',
      path: 'card.avatar',
      label: 'Reviewer picture',
      choices: choicesOf({ initials: 'Initials', photo: 'Their photo', mystery: 'Same icon for everyone', none: 'None' }),
    },
    {
      control: 'choice',
      path: 'card.names',
      label: 'Reviewer names',
      choices: choicesOf({ full: 'Full name', first: 'First name', initial: 'First name and initial' }),
    },
    {
      control: 'choice',
      path: 'card.source',
      label: 'Source',
      choices: choicesOf({ name: 'Name', link: 'Name with a link to the review', none: 'None' }),
    },
    flag('card.reply', 'Your replies'),
    flag('card.photos', 'Photos'),
    flag('card.product', 'Product picture'),
    flag('card.location', 'Location'),
    flag('card.company', 'Company'),
    { control: 'number', path: 'card.clampLines', label: 'Lines before “Read more”', least: 1, most: 12 },
    {
      control: 'choice',
      path: 'card.readMore',
      label: '“Read more” opens',
      choices: choicesOf({ inline: 'On the card', modal: 'In a dialog' }),
    },
  ],
}

const slider: SettingGroup = {
  title: 'Slider',
  settings: [
    { ...flag('slider.autoplay', 'Autoplay', 'Visitors can pause it.'), when: slides },
    {
      control: 'number',
      path: 'slider.delay',
      label: 'Pause between slides (milliseconds)',
      least: 0,
      most: 60_000,
      when: at('slider.autoplay'),
    },
    {
      control: 'number',
      path: 'slider.speed',
      label: 'Animation time (milliseconds)',
      help: '0 uses the standard time.',
      least: 0,
      most: 10_000,
      when: slides,
    },
    {
      control: 'choice',
      path: 'slider.animation',
      label: 'Animation',
      choices: choicesOf({ horizontal: 'Horizontal', vertical: 'Vertical', fade: 'Fade' }),
      when: ({ layout }) => layout === 'slider',
    },
    { control: 'choice', path: 'slider.arrows', label: 'Arrows', choices: choicesOf(yesNoWide), when: slides },
    { control: 'choice', path: 'slider.dots', label: 'Dots', choices: choicesOf(yesNoWide), when: slides },
    { ...flag('slider.animateHeight', 'Adjust height to each slide'), when: movesSideways },
    {
      ...flag('slider.forceHeight', 'Give all slides the same height'),
      when: (settings) => movesSideways(settings) && !at('slider.animateHeight')(settings),
    },
    { ...flag('slider.loadMore', 'Load more reviews near the end'), when: slides },
    { ...flag('slider.oneOnPhones', 'One review at a time on phones'), when: (settings) => slides(settings) && showsSeveral(settings) },
    { ...flag('slider.infinite', 'Start again after the last slide'), when: slides },
  ],
}

const style: SettingGroup = {
  title: 'Colours',
  settings: [
    { control: 'colour', path: 'style.star', label: 'Stars' },
    { control: 'colour', path: 'style.ink', label: 'Text' },
    { control: 'colour', path: 'style.plane', label: 'Card background' },
    { control: 'colour', path: 'style.accent', label: 'Links and buttons' },
  ],
}

/** Everything that an owner decides about a display, in the order in which it is thought of. */
export const displayGroups: readonly SettingGroup[] = [layout, selection, bar, card, slider, style]
