import type { Check } from './rule'
import { all } from './rules/all'
import { any } from './rules/any'
import { date } from './rules/date'
import { dayofweek } from './rules/dayofweek'
import { email } from './rules/email'
import { oneOf } from './rules/enum'
import { file } from './rules/file'
import { maxdate } from './rules/maxdate'
import { maxfilesize } from './rules/maxfilesize'
import { maxitems } from './rules/maxitems'
import { maxlength } from './rules/maxlength'
import { maxnumber } from './rules/maxnumber'
import { mindate } from './rules/mindate'
import { minfilesize } from './rules/minfilesize'
import { minitems } from './rules/minitems'
import { minlength } from './rules/minlength'
import { minnumber } from './rules/minnumber'
import { number } from './rules/number'
import { required } from './rules/required'
import { requiredfile } from './rules/requiredfile'
import { stepnumber } from './rules/stepnumber'
import { tel } from './rules/tel'
import { time } from './rules/time'
import { url } from './rules/url'

/** Every rule by the name that the schema calls it. */
export const rules = {
  required,
  requiredfile,
  email,
  url,
  tel,
  number,
  date,
  time,
  file,
  enum: oneOf,
  dayofweek,
  minitems,
  maxitems,
  minlength,
  maxlength,
  minnumber,
  maxnumber,
  mindate,
  maxdate,
  minfilesize,
  maxfilesize,
  stepnumber,
  all,
  any,
} satisfies Readonly<Record<string, Check>>

export type RuleName = keyof typeof rules
