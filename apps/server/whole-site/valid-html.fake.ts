import { type ConfigData, HtmlValidate } from 'html-validate'

/** What HTML and ARIA say (conformance, not style), as html-validate checks it; rules that are left out have their reason. */
const rules: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  elements: ['html5'],
  rules: {
    // Conformance rules that the sets above leave out.
    ...{ 'attribute-misuse': 'error', 'input-attributes': 'error', 'autocomplete-password': 'error', 'no-missing-references': 'error' },
    // Scripts of our own origin, under names that hold a hash of their content.
    'require-sri': 'off',
    // A combobox with a list box is what ARIA's patterns say of a search that answers while somebody types; no <select> does that.
    'prefer-native-element': 'off',
    // Techniques beside others, which HTML does not ask for: a form with one field is sent with Enter, a group that is hidden has no name.
    ...{ 'wcag/h32': 'off', 'wcag/h71': 'off' },
  },
}

const validator = new HtmlValidate(rules)

/** The faults of a document, one line each: the rule, what it says, and where. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))
}
