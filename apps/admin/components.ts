import type { MantineThemeComponents } from '@mantine/core'
import { SteadyButton } from './focus/steady-button'

const calm = { transitionProps: { duration: 120 } }
/** What opens over a screen still belongs to it. */
const inMain = { portalProps: { target: '#main' } }

/** Defaults of the parts, so that a screen says only what is special. By name: a part comes with the screen that needs it. */
export const components: MantineThemeComponents = {
  Alert: { defaultProps: { variant: 'light', radius: 'lg' } },
  Autocomplete: { defaultProps: { size: 'md', errorProps: { role: 'alert' }, comboboxProps: { shadow: 'md', ...inMain, ...calm } } },
  Badge: { defaultProps: { variant: 'light', tt: 'none', fw: 600, size: 'md', fz: '0.8125rem' } },
  Button: { defaultProps: { size: 'sm' } },
  Checkbox: { defaultProps: { size: 'md' } },
  Drawer: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } },
  Menu: { defaultProps: { shadow: 'md', radius: 'lg', returnFocus: true, withInitialFocusPlaceholder: false, ...inMain, ...calm } },
  Modal: { defaultProps: { radius: 'lg', centered: true, closeButtonProps: { 'aria-label': 'Close' }, ...calm } },
  PasswordInput: {
    defaultProps: {
      size: 'md',
      errorProps: { role: 'alert' },
      visibilityToggleButtonProps: { 'aria-label': 'Toggle password visibility' },
    },
  },
  Radio: { defaultProps: { size: 'md' } },
  Select: {
    defaultProps: { allowDeselect: false, checkIconPosition: 'right', comboboxProps: { shadow: 'md', ...inMain, ...calm } },
  },
  Skeleton: { defaultProps: { radius: 'md' } },
  Tabs: { defaultProps: { keepMounted: false } },
  TextInput: { defaultProps: { size: 'md', errorProps: { role: 'alert' } } },
  Title: { defaultProps: { textWrap: 'balance' } },
  Tooltip: { defaultProps: { withArrow: true, openDelay: 300, events: { hover: true, focus: true, touch: false } } },
  UnstyledButton: { defaultProps: { component: SteadyButton } },
}
