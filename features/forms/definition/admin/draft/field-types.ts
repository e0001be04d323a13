import type { ScreenIcon } from '@frontage/kit/admin/screen'
import {
  IconAt,
  IconCalendar,
  IconCheckbox,
  IconCircleDot,
  IconClock,
  IconEyeOff,
  IconFile,
  IconFileUpload,
  IconFingerprint,
  IconForms,
  IconHash,
  IconHelpCircle,
  IconLetterCase,
  IconLink,
  IconPhone,
  IconSelect,
  IconShieldCheck,
  IconSlash,
  IconTextPlus,
} from '@tabler/icons-react'
import type { FieldType } from '../../../form'

type TypeWords = { readonly label: string; readonly help: string; readonly icon: ScreenIcon }

/** What each type is called, and what it is good for. */
export const typeWords: Readonly<Record<FieldType, TypeWords>> = {
  text: { label: 'Short text', help: 'One line: a name, a place, a subject', icon: IconForms },
  textarea: { label: 'Long text', help: 'Several lines, such as a message', icon: IconTextPlus },
  email: { label: 'E-mail', help: 'An address you can reply to', icon: IconAt },
  tel: { label: 'Phone', help: 'A phone number', icon: IconPhone },
  url: { label: 'Web address', help: 'The address of a website', icon: IconLink },
  number: { label: 'Number', help: 'Typed, with limits if you like', icon: IconHash },
  range: { label: 'Slider', help: 'A number between two limits', icon: IconSlash },
  date: { label: 'Date', help: 'Picked from a calendar', icon: IconCalendar },
  time: { label: 'Time', help: 'A time of day', icon: IconClock },
  select: { label: 'Drop-down list', help: 'A list that opens, for one or several choices', icon: IconSelect },
  checkbox: { label: 'Checkboxes', help: 'Any number of choices', icon: IconCheckbox },
  radio: { label: 'Choice', help: 'One of several, all visible', icon: IconCircleDot },
  acceptance: { label: 'Consent', help: 'A checkbox that must be ticked', icon: IconShieldCheck },
  file: { label: 'File', help: 'One or a few, chosen with a button', icon: IconFile },
  upload: { label: 'File drop area', help: 'An area to drop photos and documents on', icon: IconFileUpload },
  quiz: { label: 'Quiz', help: 'A question that only people can answer', icon: IconHelpCircle },
  captcha: { label: 'Captcha', help: 'Characters in a picture; hard for some people', icon: IconFingerprint },
  note: { label: 'Text between fields', help: 'An explanation; nothing to fill in', icon: IconLetterCase },
  hidden: { label: 'Hidden field', help: 'A value sent along unseen', icon: IconEyeOff },
}

/** The palette, in the order in which people look for something. */
export const palette: readonly { readonly title: string; readonly types: readonly FieldType[] }[] = [
  { title: 'Text and contact', types: ['text', 'textarea', 'email', 'tel', 'url'] },
  { title: 'Choices', types: ['select', 'radio', 'checkbox', 'acceptance'] },
  { title: 'Numbers and dates', types: ['number', 'range', 'date', 'time'] },
  { title: 'Files', types: ['upload', 'file'] },
  { title: 'Text and extras', types: ['note', 'hidden', 'quiz', 'captcha'] },
]
