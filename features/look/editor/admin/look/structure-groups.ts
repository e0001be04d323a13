import { choicesOf, type SettingGroup } from '@frontage/parts/admin/setting'
import type { Structure, StructureChoice } from '../../../structure'

type Labels<Choice extends StructureChoice> = Readonly<Record<Structure[Choice], string>>

/** One choice of a variant; a look without it has the first one. */
const choice = <Choice extends StructureChoice>(name: Choice, label: string, labels: Labels<Choice>) => ({
  path: `structure.${name}`,
  label,
  control: 'choice' as const,
  choices: choicesOf(labels),
  otherwise: Object.keys(labels)[0],
})

/** Shapes of parts, one by one: whatever look a site began with, each can be another. */
export const structureGroups: readonly SettingGroup[] = [
  {
    title: 'Header, headings and footer',
    settings: [
      choice('header', 'Header', {
        ...{ house: 'Line below', plain: 'Plain', double: 'Double rule', awning: 'Coloured, with an awning' },
        ...{ phone: 'Phone number first', centre: 'Centred, menu below', cells: 'Cells', corners: 'Name in the middle, menu button' },
      }),
      choice('scale', 'Heading sizes', {
        ...{ house: 'Standard', book: 'Book', poster: 'Poster, very large', light: 'Light', wide: 'Wide letters' },
        ...{ label: 'Label', mono: 'Small, even letters', round: 'Large, round letters', stage: 'Stage, very large' },
      }),
      choice('heads', 'Headings of sections', {
        ...{ house: 'Standard', numbered: 'Numbered, at the side', coded: 'Numbered, above', top: 'Above, text at the end' },
        ...{ bar: 'Above, in a bar', centre: 'Centred', underlined: 'Centred over a short rule' },
      }),
      choice('footer', 'Footer', {
        ...{ house: 'Large name', columns: 'Columns under a double rule', wordmark: 'Name across the page', panel: 'Round panel' },
        ...{ cells: 'Cells', centre: 'Centred', titleblock: 'Frame', cut: 'Large coloured name' },
      }),
    ],
  },
  {
    title: 'Sections',
    settings: [
      choice('hero', 'First section', {
        ...{ house: 'Picture from edge to edge', 'type-margin': 'Words beside a margin line', 'type-cells': 'Words over cells' },
        ...{ 'type-stage': 'Words as large as the page', 'field-front': 'Colour and a drawing, like a shopfront' },
        ...{ 'field-panel': 'Round coloured panel', 'field-hill': 'Colour and cut paper' },
        ...{ 'pattern-label': 'Label on a pattern', 'pattern-sheet': 'Words beside a drawing' },
      }),
      choice('services', 'Services', {
        ...{ house: 'Rows', clauses: 'Numbered rows', posters: 'Poster lines', lines: 'Large light lines', cells: 'Cells' },
        ...{ labels: 'Labels', schedule: 'Table', tiles: 'Coloured tiles', carte: 'Menu card' },
      }),
      choice('prices', 'Prices', {
        ...{ house: 'Rows', ruled: 'Ruled rows', leaders: 'Dots up to the price', sheet: 'On a sheet', table: 'Table', carte: 'Menu card' },
      }),
      choice('reviews', 'Reviews', {
        ...{ house: 'Standard', ruled: 'Ruled', poster: 'Poster', sheets: 'Sheets', cells: 'Cells', tickets: 'Tickets' },
        ...{ notes: 'Numbered notes', bubbles: 'Cut paper', quote: 'One large quotation' },
      }),
      choice('faq', 'Questions', { house: 'Standard', ruled: 'Ruled', sheet: 'Sheets side by side', cells: 'Cells' }),
      choice('contact', 'Contact', {
        ...{
          house: 'Standard',
          rail: 'Details at the side',
          field: 'Coloured',
          sheet: 'Form on a sheet',
          cells: 'Cells',
          line: 'Lines only',
        },
      }),
    ],
  },
  {
    title: 'Backgrounds, edges and pictures',
    settings: [
      choice('planes', 'Backgrounds of sections', {
        ...{ house: 'As set for each section', page: 'One background, one band', turns: 'A different one for every section' },
        ...{ inset: 'Bands with round corners', bright: 'Bright colours' },
      }),
      choice('edge', 'Edges between sections', {
        ...{ none: 'None', rules: 'Hairlines', cells: 'Strong lines', frame: 'Framed bands' },
        ...{ dimension: 'Dimension lines', scallop: 'Scalloped' },
      }),
      choice('ground', 'Page background', { plain: 'Plain', grid: 'Grid paper' }),
      choice('links', 'Links', { house: 'Standard', underline: 'Underlined', thin: 'Thin line', block: 'Thick coloured line' }),
      choice('buttons', 'Buttons', {
        ...{ house: 'Standard', block: 'Solid block', frame: 'Framed', outline: 'Outline', chunky: 'Cut out' },
      }),
      choice('image', 'Pictures', {
        ...{ house: 'Standard', figure: 'Figure with a number', square: 'Square', portrait: 'Portrait', plate: 'Caption on a plate' },
        ...{ mount: 'In a mount', numbered: 'Drawing with a number', cut: 'One corner cut', aside: 'Portrait, caption at the side' },
      }),
      choice('drawing', 'Drawing', {
        ...{ none: 'None', water: 'Sun and water', cup: 'Cup', sign: 'Sign with your initials', fruit: 'Fruit and leaves' },
        ...{ plan: 'Floor plan', paper: 'Paper boat', rings: 'Rings of light' },
      }),
    ],
  },
]
