import { Radio, Stack } from '@mantine/core'
import type { DateOrder } from './use-import'

type DateQuestionProps = { readonly dates: DateOrder; readonly choose: (order: DateOrder) => void }

/** Asked when the file alone does not say which number of a date is the month. */
export const DateQuestion = ({ dates, choose }: DateQuestionProps) => (
  <Radio.Group
    label="How are dates written in this file?"
    description="The file does not say whether 03/04/2026 is in March or in April."
    value={dates === 'iso' ? '' : dates}
    onChange={(value) => choose(value as DateOrder)}
  >
    <Stack gap="xs" mt="xs">
      <Radio value="day-first" label="Day first: 03/04/2026 is 3 April" />
      <Radio value="month-first" label="Month first: 03/04/2026 is 4 March" />
    </Stack>
  </Radio.Group>
)
