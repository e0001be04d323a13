import { type Admin, AdminContext } from '@frontage/kit/admin/screen'
import { ActionIcon, Popover, Text, Title } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { type ReactNode, useContext, useState } from 'react'
import styles from './screen-title.module.css'

/** The title of a screen, and behind a question mark what the screen is for. */
export function ScreenTitle({ children }: { readonly children: ReactNode }) {
  const admin = useContext(AdminContext)
  return (
    <div className={styles.line}>
      <Title order={1}>{children}</Title>
      {admin && <About {...admin} />}
    </div>
  )
}

function About({ path, helpAt, explain }: Pick<Admin, 'path' | 'helpAt' | 'explain'>) {
  const [text, setText] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const open = (next: boolean): void => {
    setOpen(next)
    if (next && text === undefined) void helpAt(path).then(setText, (error: unknown) => setText(explain(error)))
  }
  return (
    <Popover opened={isOpen} onChange={open} width={320} position="bottom-start" shadow="md" radius="lg" withRoles={false}>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label="What is this screen for?"
          aria-expanded={isOpen}
          onClick={() => open(!isOpen)}
          onKeyDown={({ key }) => key === 'Escape' && open(false)}
        >
          <IconHelp size={20} stroke={1.7} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="sm" role="status">
          {text}
        </Text>
      </Popover.Dropdown>
    </Popover>
  )
}
