import type { Setting, SettingGroup, Settings } from '@frontage/parts/admin/setting'
import { fileTypes } from '../../../../fields-of'
import type { FieldType } from '../../../../form'
import { optionLines, optionsIn, questionLines, questionsIn } from '../../draft/lines'
import { AskedWith } from '../asked-with'

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
  title: 'Label and help',
  settings: [
    { control: 'line', path: 'label', label: 'Label', when: isNot('acceptance', 'note', 'hidden') },
    { control: 'line', path: 'label', label: 'Label', help: 'Only you see it.', when: is('hidden') },
    {
      control: 'text',
      path: 'label',
      label: 'Consent text',
      help: 'Saved with every message, word for word. Links: <a href="/privacy">…</a>',
      when: is('acceptance'),
    },
    { control: 'text', path: 'label', label: 'Text', help: 'Simple HTML is allowed: links, bold, lists.', when: is('note') },
    { control: 'line', path: 'help', label: 'Help text', when: isNot('hidden', 'note') },
    {
      control: 'line',
      path: 'placeholder',
      label: 'Placeholder',
      help: 'An example inside the field. It disappears when visitors start typing.',
      when: typed,
    },
    { control: 'line', path: 'value', label: 'Default value', when: isNot('file', 'upload', 'quiz', 'captcha', 'note', 'acceptance') },
    { control: 'flag', path: 'isHalf', label: 'Half width on wide screens', when: isNot('hidden') },
  ],
}

const needs: SettingGroup = {
  title: 'Required and limits',
  settings: [
    {
      control: 'flag',
      path: 'required',
      label: 'Required',
      when: isNot('acceptance', 'hidden', 'note', 'quiz', 'captcha', 'radio'),
    },
    { control: 'flag', path: 'isOptional', label: 'Optional', when: is('acceptance') },
    { control: 'flag', path: 'isInverted', label: 'Must be left unticked', when: is('acceptance') },
    {
      control: 'own',
      path: 'askedWith',
      label: 'When to ask',
      help: 'For a consent to store files: the checkbox appears once somebody adds a file.',
      Field: AskedWith,
      when: is('acceptance'),
    },
    { control: 'limit', path: 'minLength', label: 'Minimum characters', least: 0, most: 100_000, when: typed },
    {
      control: 'limit',
      path: 'maxLength',
      label: 'Maximum characters',
      help: 'Leave empty for 400 on one line, or 2000 in long text.',
      least: 1,
      most: 100_000,
      when: typed,
    },
    {
      control: 'choice',
      path: 'counter',
      label: 'Character counter',
      choices: [
        { value: '', label: 'None' },
        { value: 'up', label: 'Characters written' },
        { value: 'down', label: 'Characters left' },
      ],
      when: typed,
    },
    { control: 'line', path: 'least', label: 'Minimum', when: is('number', 'range') },
    { control: 'line', path: 'most', label: 'Maximum', when: is('number', 'range') },
    { control: 'line', path: 'least', label: 'Earliest date', help: '2026-12-01, or today, or today+14days', when: is('date') },
    { control: 'line', path: 'most', label: 'Latest date', help: '2026-12-01, or today, or today+14days', when: is('date') },
    { control: 'line', path: 'step', label: 'Step', when: bounded },
    { control: 'number', path: 'rows', label: 'Visible lines', least: 1, most: 60, when: is('textarea') },
  ],
}

const choices: SettingGroup = {
  title: 'Choices',
  settings: [
    {
      control: 'lines',
      path: 'options',
      label: 'Choices',
      help: 'One per line. To save another value than visitors see, add it after a bar: Small box | small',
      read: optionsIn,
      write: optionLines,
      when: choosing,
    },
    { control: 'flag', path: 'isMultiple', label: 'Allow several choices', when: is('select') },
    { control: 'flag', path: 'isExclusive', label: 'Allow only one choice', when: is('checkbox') },
    { control: 'flag', path: 'hasBlank', label: 'Start with “Please choose an option”', when: is('select') },
    { control: 'flag', path: 'hasFreeText', label: 'Text field after the last choice', when: is('checkbox', 'radio') },
    {
      control: 'lines',
      path: 'quiz',
      label: 'Questions and answers',
      help: 'One per line: question | answer. Example: What is 3 plus 4? | 7. Each visitor is asked one of them.',
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
  label: 'Maximum file size',
  choices: [1, 2, 5, 10, 20, 50, 100].map((size) => ({ value: String(size * megabyte), label: `${size} MB` })),
  when: files,
}

const uploads: SettingGroup = {
  title: 'Files',
  settings: [
    {
      control: 'names',
      path: 'accept',
      label: 'Allowed file types',
      help: 'File extensions, separated by commas: jpg, pdf. Leave empty for photos, documents, audio and video.',
      when: files,
    },
    sizes,
    { control: 'number', path: 'mostFiles', label: 'Maximum number of files', least: 1, most: 50, when: files },
    { control: 'number', path: 'leastFiles', label: 'Minimum number of files', least: 0, most: 50, when: is('upload') },
  ],
}

const naming: SettingGroup = {
  title: 'E-mails and exports',
  settings: [
    { control: 'line', path: 'name', label: 'Field name', help: 'Write it in brackets in e-mails: [your-name].' },
    {
      control: 'line',
      path: 'autocomplete',
      label: 'Autofill',
      help: 'What browsers may fill in: name, email, tel, street-address.',
      when: is('text', 'email', 'url', 'tel', 'textarea'),
    },
  ],
}

/** Everything that can be decided about one field; each type sees what fits it. */
export const fieldGroups: readonly SettingGroup[] = [words, choices, needs, uploads, naming]
