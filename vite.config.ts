import { globSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Each widget's stylesheet is built by itself: a page carries only those that it uses. */
const stylesheets = ['apps/site/site.css', ...globSync('features/*/site/*/*.css')]

const site = {
  outDir: 'dist/site',
  manifest: true,
  modulePreload: false,
  assetsInlineLimit: 0,
  cssCodeSplit: true,
  rolldownOptions: {
    input: ['apps/site/main.ts', 'apps/admin/main.tsx', ...stylesheets],
    output: { advancedChunks: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] } },
  },
}

const server = {
  outDir: 'dist/server',
  ssr: true,
  rolldownOptions: { input: { frontage: 'apps/server/main.ts' } },
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: false,
  ssr: { noExternal: [/^@frontage\//] },
  build: { emptyOutDir: true, target: isSsrBuild ? 'node22' : 'es2023', ...(isSsrBuild ? server : site) },
}))
