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
  highest: 'Most stars first',
  lowest: 'Fewest stars first',
  longest: 'Longest first',
  shortest: 'Shortest first',
  random: 'Shuffled',
}
const yesNoWide = { yes: 'Yes', no: 'No', wide: 'Only on wide screens' }

const layout: SettingGroup = {
  title: 'Layout',
  settings: [
    { control: 'choice', path: 'layout', label: 'How reviews are laid out', choices: choicesOf(layoutWords) },
    {
      control: 'number',
      path: 'perRow',
      label: 'Reviews in a row',
      help: 'On wide screens; on narrow ones there are fewer.',
      least: 1,
      most: 6,
      when: (settings) => stands(settings) || !settings.isWidget,
    },
    { control: 'number', path: 'rows', label: 'Rows', least: 1, most: 20 },
    {
      control: 'choice',
      path: 'more',
      label: 'Further reviews',
      choices: choicesOf({
        button: 'Come with a button',
        endless: 'Come by themselves',
        pages: 'Are on numbered pages',
        none: 'Are not shown',
      }),
      when: stands,
    },
    {
      control: 'limit',
      path: 'automaticLoads',
      label: 'Times they come before a button asks',
      help: 'Empty: they keep coming until the last review. With a number, visitors can reach what stands below the list.',
      least: 1,
      most: 1000,
      when: (settings) => stands(settings) && settings.more === 'endless',
    },
    { ...flag('isWidget', 'For a narrow place', 'One at a time, for a column beside the text.'), when: slides },
  ],
}

const selection: SettingGroup = {
  title: 'Which reviews',
  settings: [
    { control: 'choice', path: 'selection.sort', label: 'Order', choices: choicesOf(sortWords) },
    names('selection.types', 'Sources', 'Google, Facebook … with commas between them. Empty: all.'),
    names('selection.languages', 'Languages', 'By their codes: en, mi, de. Empty: all.'),
    names('selection.tags', 'Tags', 'With commas between them. Empty: all.'),
    names('selection.pageIds', 'Pages at the source', 'By their numbers there. Empty: all.'),
    { control: 'number', path: 'selection.minStars', label: 'At least so many stars', help: '0: all of them.', least: 0, most: 5 },
    { control: 'number', path: 'selection.minWords', label: 'At least so many words', help: '0: all of them.', least: 0, most: 1000 },
    flag('selection.hideWithoutText', 'Leave out reviews without words'),
    flag('selection.thisPostOnly', 'Only reviews of the page it stands on'),
    {
      control: 'numbers',
      path: 'selection.ids',
      label: 'Picked by hand',
      help: 'Numbers of reviews, with commas between them. Empty: all.',
    },
  ],
}

/** A slider shows some, and leads to the list that has a bar. */
const bar: SettingGroup = {
  title: 'Bar',
  settings: (
    [
      flag('bar.search', 'Search'),
      flag('bar.sort', 'Order'),
      flag('bar.rating', 'Stars'),
      flag('bar.source', 'Source'),
      flag('bar.language', 'Language'),
      flag('bar.types', 'Buttons for sources'),
      { ...names('bar.tags', 'Quick words', 'Each becomes a button that searches for it.') },
      flag('bar.banner', 'Average and icons of the sources'),
    ] satisfies Setting[]
  ).map((setting) => ({ ...setting, when: stands })),
}

const card: SettingGroup = {
  title: 'Cards',
  settings: [
    {
      control: 'choice',
      path: 'card.look',
      label: 'Look',
      choices: choicesOf({ vary: 'Different, by length', sheet: 'White sheet', primer: 'Tinted', tide: 'Dark', bare: 'Without a frame' }),
    },
    flag('card.stars', 'Stars'),
    flag('card.title', 'Title'),
    {
      control: 'choice',
      path: 'card.date',
      label: 'Date',
      choices: choicesOf({ month: 'Month and year', day: 'Day', ago: 'How long ago', none: 'None' }),
    },
    {
      control: 'choice',
      path: 'card.avatar',
      label: 'Picture of the person',
      choices: choicesOf({ initials: 'Initials', photo: 'Their photo', mystery: 'The same for everybody', none: 'None' }),
    },
    {
      control: 'choice',
      path: 'card.names',
      label: 'Names',
      choices: choicesOf({ full: 'In full', first: 'First name', initial: 'First name and initial' }),
    },
    {
      control: 'choice',
      path: 'card.source',
      label: 'Source',
      choices: choicesOf({ name: 'Its name', link: 'Its name, leading to the review there', none: 'None' }),
    },
    flag('card.reply', 'Your replies'),
    flag('card.photos', 'Photos'),
    flag('card.product', 'Picture of the product'),
    flag('card.location', 'Place'),
    flag('card.company', 'Company'),
    { control: 'number', path: 'card.clampLines', label: 'Lines before “Read more”', least: 1, most: 12 },
    {
      control: 'choice',
      path: 'card.readMore',
      label: '“Read more” opens',
      choices: choicesOf({ inline: 'The text in its place', modal: 'A window over the page' }),
    },
  ],
}

const slider: SettingGroup = {
  title: 'Slider',
  settings: [
    { ...flag('slider.autoplay', 'Moves by itself', 'Visitors can stop it.'), when: slides },
    {
      control: 'number',
      path: 'slider.delay',
      label: 'Milliseconds between two moves',
      least: 0,
      most: 60_000,
      when: at('slider.autoplay'),
    },
    {
      control: 'number',
      path: 'slider.speed',
      label: 'Milliseconds that a move takes',
      help: '0: as usual.',
      least: 0,
      most: 10_000,
      when: slides,
    },
    {
      control: 'choice',
      path: 'slider.animation',
      label: 'How it moves',
      choices: choicesOf({ horizontal: 'Sideways', vertical: 'Upwards', fade: 'One fades into the next' }),
      when: ({ layout }) => layout === 'slider',
    },
    { control: 'choice', path: 'slider.arrows', label: 'Arrows', choices: choicesOf(yesNoWide), when: slides },
    { control: 'choice', path: 'slider.dots', label: 'Dots', choices: choicesOf(yesNoWide), when: slides },
    { ...flag('slider.animateHeight', 'Height follows the review'), when: movesSideways },
    {
      ...flag('slider.forceHeight', 'All as high as the highest'),
      when: (settings) => movesSideways(settings) && !at('slider.animateHeight')(settings),
    },
    { ...flag('slider.loadMore', 'Further reviews come near the end'), when: slides },
    { ...flag('slider.oneOnPhones', 'One review at a time on phones'), when: (settings) => slides(settings) && showsSeveral(settings) },
    { ...flag('slider.infinite', 'Begins again after the last'), when: slides },
  ],
}

const style: SettingGroup = {
  title: 'Colours',
  settings: [
    { control: 'colour', path: 'style.star', label: 'Stars' },
    { control: 'colour', path: 'style.ink', label: 'Letters' },
    { control: 'colour', path: 'style.plane', label: 'Cards' },
    { control: 'colour', path: 'style.accent', label: 'Links and buttons' },
  ],
}

/** Everything that an owner decides about a display, in the order in which it is thought of. */
export const displayGroups: readonly SettingGroup[] = [layout, selection, bar, card, slider, style]
