import type { Setting, SettingGroup, Settings } from '@frontage/parts/admin/setting'
import { fileTypes } from '../../fields-of'
import type { FieldType } from '../../form'
import { optionLines, optionsIn, questionLines, questionsIn } from '../draft/lines'
import { AskedWith } from './asked-with'

const is =
  (...types: readonly FieldType[]) =>
  ({ type }: Settings): boolean =>
    types.some((one) => one === type)
const isNot = (...types: readonly FieldType[]) => {
  const isOne = is(...types)
  return (field: Settings): boolean => !isOne(field)
}

const typed = is('text', 'email', 'url', 'tel', 'textarea')
const choosing = is('select', 'checkbox', 'radio')
const bounded = is('number', 'range', 'date')
const files = is(...fileTypes)

const words: SettingGroup = {
  title: 'What people see',
  settings: [
    { control: 'line', path: 'label', label: 'What it is called', when: isNot('acceptance', 'note', 'hidden') },
    { control: 'line', path: 'label', label: 'What it is called', help: 'Only you see it.', when: is('hidden') },
    {
      control: 'text',
      path: 'label',
      label: 'What is agreed to',
      help: 'These words are kept with every message. Links: <a href="/privacy">…</a>',
      when: is('acceptance'),
    },
    { control: 'text', path: 'label', label: 'Text', help: 'Simple HTML is fine: links, bold, lists.', when: is('note') },
    { control: 'line', path: 'help', label: 'A line of help below it', when: isNot('hidden', 'note') },
    { control: 'line', path: 'placeholder', label: 'Example inside it', help: 'Disappears with the first letter.', when: typed },
    { control: 'line', path: 'value', label: 'Filled in at first', when: isNot('file', 'upload', 'quiz', 'captcha', 'note', 'acceptance') },
    { control: 'flag', path: 'isHalf', label: 'Half a row, where there is room', when: isNot('hidden') },
  ],
}

const needs: SettingGroup = {
  title: 'What has to be filled in',
  settings: [
    {
      control: 'flag',
      path: 'required',
      label: 'Has to be filled in',
      when: isNot('acceptance', 'hidden', 'note', 'quiz', 'captcha', 'radio'),
    },
    { control: 'flag', path: 'isOptional', label: 'May be left unticked', when: is('acceptance') },
    { control: 'flag', path: 'isInverted', label: 'Must not be ticked', when: is('acceptance') },
    {
      control: 'own',
      path: 'askedWith',
      label: 'When it is asked',
      help: 'For a consent to keep files: the box then appears once somebody adds one.',
      Field: AskedWith,
      when: is('acceptance'),
    },
    { control: 'limit', path: 'minLength', label: 'At least so many characters', least: 0, most: 100_000, when: typed },
    {
      control: 'limit',
      path: 'maxLength',
      label: 'At most so many characters',
      help: 'Empty: 400 in a line, 2000 in a longer text.',
      least: 1,
      most: 100_000,
      when: typed,
    },
    {
      control: 'choice',
      path: 'counter',
      label: 'Counter of characters',
      choices: [
        { value: '', label: 'None' },
        { value: 'up', label: 'How many were written' },
        { value: 'down', label: 'How many are left' },
      ],
      when: typed,
    },
    { control: 'line', path: 'least', label: 'Lowest number', when: is('number', 'range') },
    { control: 'line', path: 'most', label: 'Highest number', when: is('number', 'range') },
    { control: 'line', path: 'least', label: 'First day', help: '2026-12-01, or today, or today+14days', when: is('date') },
    { control: 'line', path: 'most', label: 'Last day', help: '2026-12-01, or today, or today+14days', when: is('date') },
    { control: 'line', path: 'step', label: 'In steps of', when: bounded },
    { control: 'number', path: 'rows', label: 'Lines in sight', least: 1, most: 60, when: is('textarea') },
  ],
}

const choices: SettingGroup = {
  title: 'Choices',
  settings: [
    {
      control: 'lines',
      path: 'options',
      label: 'Choices',
      help: 'One a line. Behind a bar may stand what arrives with you: Deck or stairs | deck',
      read: optionsIn,
      write: optionLines,
      when: choosing,
    },
    { control: 'flag', path: 'isMultiple', label: 'Several may be chosen', when: is('select') },
    { control: 'flag', path: 'isExclusive', label: 'Only one may be ticked', when: is('checkbox') },
    { control: 'flag', path: 'hasBlank', label: 'Begins with “Please choose an option”', when: is('select') },
    { control: 'flag', path: 'hasFreeText', label: 'Room for own words behind the last choice', when: is('checkbox', 'radio') },
    {
      control: 'lines',
      path: 'quiz',
      label: 'Questions and answers',
      help: 'One a line, the answer behind a bar: What is 3 plus 4? | 7. One of them is asked.',
      read: questionsIn,
      write: questionLines,
      when: is('quiz'),
    },
  ],
}

const megabyte = 1_048_576
const sizes: Setting = {
  control: 'step',
  path: 'mostBytes',
  label: 'Size of one file, at most',
  choices: [1, 2, 5, 10, 20, 50, 100].map((size) => ({ value: String(size * megabyte), label: `${size} MB` })),
  when: files,
}

const uploads: SettingGroup = {
  title: 'Files',
  settings: [
    {
      control: 'names',
      path: 'accept',
      label: 'Kinds of file',
      help: 'Endings with commas between them: jpg, pdf. Empty: photos, documents, sound and film.',
      when: files,
    },
    sizes,
    { control: 'number', path: 'mostFiles', label: 'How many at most', least: 1, most: 50, when: files },
    { control: 'number', path: 'leastFiles', label: 'How many at least', least: 0, most: 50, when: is('upload') },
  ],
}

const letters: SettingGroup = {
  title: 'In letters and exports',
  settings: [
    { control: 'line', path: 'name', label: 'Name of the field', help: 'In letters it stands in brackets: [your-name].' },
    {
      control: 'line',
      path: 'autocomplete',
      label: 'What browsers may fill in',
      help: 'For example name, email, tel, street-address.',
      when: is('text', 'email', 'url', 'tel', 'textarea'),
    },
  ],
}

/** Everything that can be decided about one field; each type sees what fits it. */
export const fieldGroups: readonly SettingGroup[] = [words, choices, needs, uploads, letters]
