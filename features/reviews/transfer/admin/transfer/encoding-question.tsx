import { legacyEncodings } from '@frontage/kit/legacy-encoding'
import { Select } from '@mantine/core'

type EncodingQuestionProps = { readonly encoding: string; readonly choose: (encoding: string) => void }

const options = Object.entries(legacyEncodings).map(([value, label]) => ({ value, label: `${label} (${value})` }))

/** Asked of files in which a byte is a letter: which ones they are has to be guessed. */
export const EncodingQuestion = ({ encoding, choose }: EncodingQuestionProps) =>
  encoding in legacyEncodings && (
    <Select
      label="Character encoding"
      description="This is our best guess. If characters look wrong below, choose another one."
      data={options}
      value={encoding}
      allowDeselect={false}
      onChange={(value) => value && choose(value)}
      maw="24rem"
    />
  )
