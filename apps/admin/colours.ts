import type { MantineColorsTuple } from '@mantine/core'

const tide: MantineColorsTuple = [
  '#edf5f4',
  '#dcebe9',
  '#b5d6d3',
  '#93c7c1',
  '#7ab6b1',
  '#468b8b',
  '#2f7175',
  '#1d555a',
  '#17444a',
  '#0f2e32',
]
const clay: MantineColorsTuple = [
  '#fbefe9',
  '#f8e2d9',
  '#f0bfa8',
  '#f0a184',
  '#e38b69',
  '#c65b37',
  '#b04a2b',
  '#9a3b22',
  '#7d2f1b',
  '#5d2314',
]
const gold: MantineColorsTuple = [
  '#fbf4e2',
  '#f6e9c8',
  '#ecd392',
  '#e0b765',
  '#d3a54b',
  '#a87410',
  '#8f6410',
  '#7c5710',
  '#5f430d',
  '#43300b',
]
const gray: MantineColorsTuple = [
  '#f6f3ec',
  '#efeadf',
  '#e6e0d2',
  '#d8d0be',
  '#c0b8a5',
  '#85806f',
  '#525b5b',
  '#3f4848',
  '#2f3738',
  '#22292a',
]
const dark: MantineColorsTuple = [
  '#f0ebdf',
  '#d3d4cb',
  '#b4bbb4',
  '#7c8886',
  '#3d4a4c',
  '#313d3f',
  '#2b3738',
  '#263133',
  '#1f2829',
  '#161c1d',
]

/** Deep tide for actions, paper for everything around them; clay warns and gold points out. */
export const colours = { tide, gray, dark, red: clay, yellow: gold }
