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
import type { FieldType } from '../../form'

type TypeWords = { readonly label: string; readonly help: string; readonly icon: ScreenIcon }

/** What each type is called, and what it is good for. */
export const typeWords: Readonly<Record<FieldType, TypeWords>> = {
  text: { label: 'Line of text', help: 'A name, a place, a subject', icon: IconForms },
  textarea: { label: 'Longer text', help: 'A message of several lines', icon: IconTextPlus },
  email: { label: 'E-mail', help: 'An address that answers can go to', icon: IconAt },
  tel: { label: 'Phone', help: 'A telephone number', icon: IconPhone },
  url: { label: 'Web address', help: 'The address of a page', icon: IconLink },
  number: { label: 'Number', help: 'Typed, with bounds if you like', icon: IconHash },
  range: { label: 'Slider', help: 'A number between two bounds', icon: IconSlash },
  date: { label: 'Day', help: 'Chosen from a calendar', icon: IconCalendar },
  time: { label: 'Time', help: 'A time of day', icon: IconClock },
  select: { label: 'List to choose from', help: 'Folded; one or several', icon: IconSelect },
  checkbox: { label: 'Boxes to tick', help: 'Any number of choices', icon: IconCheckbox },
  radio: { label: 'One of several', help: 'All choices in sight', icon: IconCircleDot },
  acceptance: { label: 'Consent', help: 'A box that has to be ticked', icon: IconShieldCheck },
  file: { label: 'File', help: 'One or few, chosen with a button', icon: IconFile },
  upload: { label: 'Files, dropped', help: 'An area to drop photos and plans on', icon: IconFileUpload },
  quiz: { label: 'Quiz', help: 'A question that only people can answer', icon: IconHelpCircle },
  captcha: { label: 'Picture of characters', help: 'To be typed; hard for some people', icon: IconFingerprint },
  note: { label: 'Words between fields', help: 'An explanation, nothing to fill in', icon: IconLetterCase },
  hidden: { label: 'Hidden value', help: 'Comes along unseen', icon: IconEyeOff },
}

/** The palette, in the order in which people look for something. */
export const palette: readonly { readonly title: string; readonly types: readonly FieldType[] }[] = [
  { title: 'To write', types: ['text', 'textarea', 'email', 'tel', 'url'] },
  { title: 'To choose', types: ['select', 'radio', 'checkbox', 'acceptance'] },
  { title: 'Numbers and days', types: ['number', 'range', 'date', 'time'] },
  { title: 'Files', types: ['upload', 'file'] },
  { title: 'Words and special things', types: ['note', 'hidden', 'quiz', 'captcha'] },
]
