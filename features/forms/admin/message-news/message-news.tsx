import { Alert, Button, Group, Text } from '@mantine/core'
import { IconInbox, IconMailX, IconShieldQuestion } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { messages } from '../../messages.admin'
import type { EntryNews } from '../keys'

const words = messages.news

/** What the home screen says about messages: new ones, those that were held back, and letters that did not arrive. */
export const MessageNews = ({ news: { fresh, held, dead, doubts } }: { readonly news: EntryNews }) => (
  <>
    {fresh > 0 && (
      <Line color="tide" icon={<IconInbox size={20} />} title={words.fresh(fresh)} href="/admin/messages?state=new" label="Read" />
    )}
    {dead > 0 && (
      <Line
        color="red"
        icon={<IconMailX size={20} />}
        title={words.dead(dead)}
        text={words.deadText}
        href="/admin/messages"
        label="See which"
      />
    )}
    {held > 0 && (
      <Line
        color="yellow"
        icon={<IconShieldQuestion size={20} />}
        title={words.held(held)}
        text={doubts[0] ? messages.inbox.doubts[doubts[0]] : words.heldText}
        href="/admin/messages?state=spam"
        label="Have a look"
      />
    )}
  </>
)

type LineProps = {
  readonly color: string
  readonly icon: ReactNode
  readonly title: string
  readonly text?: string
  readonly href: string
  readonly label: string
}

const Line = ({ color, icon, title, text, href, label }: LineProps) => (
  <Alert color={color} icon={icon} title={title}>
    <Group justify="space-between">
      <Text size="sm">{text}</Text>
      <Button component="a" href={href} variant="default">
        {label}
      </Button>
    </Group>
  </Alert>
)
