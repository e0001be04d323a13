import { useAdmin } from '@frontage/kit/admin/screen'
import type { AdminLanguage } from '@frontage/kit/admin-language'
import { send } from '@frontage/kit/wire/send.client'
import { Menu } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { chooseLanguage } from '../../wire.admin'

/** Each in its own words, so that everybody finds theirs. */
const languages: readonly { readonly value: AdminLanguage; readonly label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
]

/** In which language this person reads the admin. The page comes anew in it. */
export function LanguageChoice() {
  const choose = useChoose()
  return (
    <>
      <Menu.Label id="language">Language</Menu.Label>
      <Menu.RadioGroup
        value={document.documentElement.lang}
        onChange={(value) => choose(value as AdminLanguage)}
        aria-labelledby="language"
      >
        {languages.map(({ value, label }) => (
          <Menu.RadioItem key={value} value={value} lang={value}>
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}

function useChoose(): (language: AdminLanguage) => void {
  const { notify, explain } = useAdmin()
  const { mutate } = useMutation({
    mutationFn: (language: AdminLanguage) => send(chooseLanguage, { language }),
    onSuccess: () => location.reload(),
    onError: (error) => notify({ text: explain(error), tone: 'bad' }),
  })
  return mutate
}
