import type { FormField } from '../../../form'
import type { PlainState } from '../../../plain'

type CarriedProps = { readonly plain: PlainState; readonly fields: readonly FormField[] }

/** What was filled in on other steps, where there is no script to keep it. Pages with a script never need it. */
export const Drawn: ((props: CarriedProps) => React.ReactNode) | undefined = ({ plain, fields }) => (
  <>
    {fields.flatMap(({ name, type }) => [
      ...(plain.values[name] ?? []).map((value) => (
        <input key={`${name} ${value}`} type="hidden" name={isMany(type) ? `${name}[]` : name} value={value} readOnly />
      )),
      ...(plain.files[name] ?? []).map(({ path }) => <input key={path} type="hidden" name={`${name}[]`} value={path} readOnly />),
    ])}
  </>
)

const isMany = (type: FormField['type']): boolean => type === 'checkbox' || type === 'select'
