import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { queries } from './queries'
import { router } from './router'
import { styleNonce } from './style-nonce'
import { resolveVariables, theme } from './theme'

/** The admin: look, data and screens around each other. */
export function App() {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolveVariables} defaultColorScheme="auto" getStyleNonce={styleNonce}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <Notifications position="bottom-right" limit={3} autoClose={8000} />
      </QueryClientProvider>
    </MantineProvider>
  )
}
