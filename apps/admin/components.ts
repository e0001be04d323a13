import { Alert, Button, Drawer, Menu, Modal, PasswordInput, Select, Skeleton, Tabs, TextInput, Title, Tooltip } from '@mantine/core'

const calm = { transitionProps: { duration: 120 } }

/** Defaults of the parts, so that a screen says only what is special. */
export const components = {
  Alert: Alert.extend({ defaultProps: { variant: 'light', radius: 'lg' } }),
  Button: Button.extend({ defaultProps: { size: 'sm' } }),
  Drawer: Drawer.extend({ defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } }),
  Menu: Menu.extend({ defaultProps: { shadow: 'md', radius: 'lg', ...calm } }),
  Modal: Modal.extend({ defaultProps: { radius: 'lg', centered: true, closeButtonProps: { 'aria-label': 'Close' }, ...calm } }),
  PasswordInput: PasswordInput.extend({ defaultProps: { size: 'md', errorProps: { role: 'alert' } } }),
  Select: Select.extend({ defaultProps: { allowDeselect: false, checkIconPosition: 'right', comboboxProps: { shadow: 'md', ...calm } } }),
  Skeleton: Skeleton.extend({ defaultProps: { radius: 'md' } }),
  Tabs: Tabs.extend({ defaultProps: { keepMounted: false } }),
  TextInput: TextInput.extend({ defaultProps: { size: 'md', errorProps: { role: 'alert' } } }),
  Title: Title.extend({ defaultProps: { textWrap: 'balance' } }),
  Tooltip: Tooltip.extend({ defaultProps: { withArrow: true, openDelay: 300, events: { hover: true, focus: true, touch: false } } }),
}
