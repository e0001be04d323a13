import { Alert, Badge, Button, Drawer, Menu, Modal, PasswordInput, Select, Skeleton, Tabs, TextInput, Title, Tooltip } from '@mantine/core'

const calm = { transitionProps: { duration: 120 } }
/** What opens over a screen still belongs to it. */
const inMain = { portalProps: { target: '#main' } }

/** Defaults of the parts, so that a screen says only what is special. */
export const components = {
  Alert: Alert.extend({ defaultProps: { variant: 'light', radius: 'lg' } }),
  Badge: Badge.extend({ defaultProps: { variant: 'light', tt: 'none', fw: 600, size: 'md', fz: '0.8125rem' } }),
  Button: Button.extend({ defaultProps: { size: 'sm' } }),
  Drawer: Drawer.extend({ defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } }),
  Menu: Menu.extend({ defaultProps: { shadow: 'md', radius: 'lg', withInitialFocusPlaceholder: false, ...inMain, ...calm } }),
  Modal: Modal.extend({ defaultProps: { radius: 'lg', centered: true, closeButtonProps: { 'aria-label': 'Close' }, ...calm } }),
  PasswordInput: PasswordInput.extend({ defaultProps: { size: 'md', errorProps: { role: 'alert' } } }),
  Select: Select.extend({
    defaultProps: { allowDeselect: false, checkIconPosition: 'right', comboboxProps: { shadow: 'md', ...inMain, ...calm } },
  }),
  Skeleton: Skeleton.extend({ defaultProps: { radius: 'md' } }),
  Tabs: Tabs.extend({ defaultProps: { keepMounted: false } }),
  TextInput: TextInput.extend({ defaultProps: { size: 'md', errorProps: { role: 'alert' } } }),
  Title: Title.extend({ defaultProps: { textWrap: 'balance' } }),
  Tooltip: Tooltip.extend({ defaultProps: { withArrow: true, openDelay: 300, events: { hover: true, focus: true, touch: false } } }),
}
