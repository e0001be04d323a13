import { BlockPreview } from '@frontage/parts/admin/block-preview'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import type { Settings } from '@frontage/parts/admin/setting'
import { SettingGroups } from '@frontage/parts/admin/setting-groups'
import { Snippet } from '@frontage/parts/admin/snippet'
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import * as v from 'valibot'
import { useOpenWidget } from '../../../admin/widgets/use-open-widget'
import { WidgetEditor } from '../../../admin/widgets/widget-editor'
import { WidgetList } from '../../../admin/widgets/widget-list'
import { badgeShape, floatShape } from '../../../badge'
import { badgeGroups, floatGroups } from './badge-groups'
import { aboutBadge, aboutFloat } from './badge-words'

/** Badges, and boxes that float above a page. */
export function Badges() {
  const badge = useOpenWidget('badge')
  const float = useOpenWidget('float')
  if (badge.isLoading || float.isLoading) return <Skeleton height={400} radius="lg" role="status" aria-label="Loading" />
  if (badge.isOpen) return <Editor kind="badge" widget={badge.widget} />
  if (float.isOpen) return <Editor kind="float" widget={float.widget} />
  return <All />
}

const kinds = {
  badge: { noun: 'Badge', embed: 'review-badge', shape: badgeShape, groups: badgeGroups },
  float: { noun: 'Floating box', embed: 'review-float', shape: floatShape, groups: floatGroups },
} as const

/** In its preview a box comes at once, every time and on every screen. */
const atOnce = { delay: 0, firstVisitOnly: false, hideOn: '' }

const noteOn = (kind: EditorProps['kind'], { content }: Settings): string | undefined =>
  kind === 'badge'
    ? undefined
    : content === 'pop'
      ? 'The first review appears here after eight seconds. On your pages it waits for your delay as well.'
      : 'In this preview the box appears at once and on every screen size.'

type EditorProps = { readonly kind: keyof typeof kinds; readonly widget: ReturnType<typeof useOpenWidget>['widget'] }

function Editor({ kind, widget }: EditorProps) {
  const { noun, embed, shape, groups } = kinds[kind]
  return (
    <WidgetEditor
      kind={kind}
      noun={noun}
      all="All badges"
      embed={embed}
      widget={widget}
      start={v.parse(shape, {})}
      groups={groups}
      fields={(draft) => <SettingGroups groups={groups} {...draft} />}
      preview={(settings) => (
        <BlockPreview block={embed} props={{ [kind]: { ...settings, ...(kind === 'float' && atOnce) } }} note={noteOn(kind, settings)} />
      )}
    />
  )
}

const All = () => (
  <Stack gap="xl" maw="60rem">
    <header>
      <ScreenTitle>Badges and floating boxes</ScreenTitle>
      <Text c="dimmed">Badges show your average rating. Floating boxes appear over a page.</Text>
    </header>
    <Part title="Badges" kind="badge" add="New badge">
      <WidgetList
        kind="badge"
        about={aboutBadge}
        empty={{ title: 'No badges yet', text: 'A badge shows your average and how many reviews you have.' }}
      />
    </Part>
    <Part title="Floating boxes" kind="float" add="New floating box">
      <WidgetList
        kind="float"
        about={aboutFloat}
        empty={{ title: 'No floating boxes yet', text: 'A floating box shows a badge, several reviews, or one review at a time.' }}
      />
    </Part>
    <Stack component="section" gap="sm" aria-labelledby="summary-title">
      <div>
        <Title order={2} id="summary-title">
          Review summary
        </Title>
        <Text c="dimmed">
          Your average rating, the number of reviews and where they come from. You add it to a page in the page editor.
        </Text>
      </div>
      <Snippet
        name="review-summary"
        about="Paste this code into any page of that website. It needs no settings and always shows your published reviews."
        level={3}
      />
    </Stack>
  </Stack>
)

type PartProps = { readonly title: string; readonly kind: string; readonly add: string; readonly children: ReactNode }

function Part({ title, kind, add, children }: PartProps) {
  const titleId = useId()
  return (
    <Stack component="section" gap="sm" aria-labelledby={titleId}>
      <Group justify="space-between">
        <Title order={2} id={titleId}>
          {title}
        </Title>
        <Button component="a" href={`/admin/reviews/badges?${kind}=new`} variant="default" leftSection={<IconPlus size={18} />}>
          {add}
        </Button>
      </Group>
      {children}
    </Stack>
  )
}
