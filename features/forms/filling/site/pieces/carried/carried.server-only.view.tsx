import type { FormField } from '../../../../form'
import { CAPTCHA_PROOF, challengeOf, QUIZ_PROOF } from '../../../../own-fields'
import type { PlainFirst, PlainState } from '../../../plain'

type CarriedProps = { readonly first: PlainFirst; readonly plain: PlainState; readonly fields: readonly FormField[] }

/** What was filled in on other steps, where there is no script to keep it. Pages with a script never need it. */
export const ServerOnly: ((props: CarriedProps) => React.ReactNode) | undefined = ({ first, plain, fields }) => (
  <>
    {fields.flatMap(({ name, type }) => [
      ...(plain.values[name] ?? []).map((value) => (
        <input key={`${name} ${value}`} type="hidden" name={isMany(type) ? `${name}[]` : name} value={value} />
      )),
      ...proofsIn(first, name).map(([own, proof]) => <input key={own} type="hidden" name={own} value={proof} />),
      ...(plain.files[name] ?? []).map(({ path }) => <input key={path} type="hidden" name={`${name}[]`} value={path} />),
    ])}
  </>
)

const isMany = (type: FormField['type']): boolean => type === 'checkbox' || type === 'select'

/** What proves the answer to a question or a picture that stands on another step. */
const proofsIn = ({ quiz, captcha }: PlainFirst, name: string): [string, string][] => [
  ...(quiz?.[name] ? [[QUIZ_PROOF + name, quiz[name][1]] satisfies [string, string]] : []),
  ...(captcha?.[name] ? [[CAPTCHA_PROOF + name, challengeOf(captcha[name])] satisfies [string, string]] : []),
]
