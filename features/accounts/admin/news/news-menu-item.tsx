import { Menu } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { NewsMark } from './news-mark'

/** Leads to what is new. */
export const NewsMenuItem = () => (
  <Menu.Item component="a" href="/admin/whats-new" leftSection={<IconSparkles size={18} stroke={1.6} />} rightSection={<NewsMark />}>
    What’s new
  </Menu.Item>
)
