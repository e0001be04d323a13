import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { NoticePlace } from './notify'
import { queries } from './queries'
import { Root } from './shell/root'
import { styleNonce } from './style-nonce'
import { resolveVariables, theme } from './theme'

/** The admin: look, data and screens around each other. */
export function App() {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolveVariables} defaultColorScheme="auto" getStyleNonce={styleNonce}>
      <QueryClientProvider client={queries}>
        <Root />
        <NoticePlace />
      </QueryClientProvider>
    </MantineProvider>
  )
}
