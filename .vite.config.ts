import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offlineFilesPlugin } from './infra/local/build/offline-files'
import { pageChunks } from './infra/local/build/page-chunks'
import { prerenderPlugin } from './infra/local/build/prerender-plugin'

const gateway = `http://127.0.0.1:${process.env.TEMBEA_PORT ?? '4000'}`

const app = (file: string): string => resolve('web/app', file)

/** Visitors and travelers wait on a phone: few files, and little in them that they do not need. */
const lean = { limit: 5, weight: 8, maxExtra: 60_000 }
const agentApp = app('agent/AgentApp.tsx')
const chunkOfPages = pageChunks({
  start: app('main.tsx'),
  heavy: 'zod',
  apps: [
    { module: app('public/PublicApp.tsx'), routes: app('public/PublicApp.tsx'), ...lean },
    { module: app('portal/PortalApp.tsx'), routes: app('portal/PortalApp.tsx'), ...lean },
    { module: app('guest/GuestApp.tsx'), routes: app('guest/GuestApp.tsx'), ...lean },
    {
      module: agentApp,
      routes: app('agent/page-routes.ts'),
      limit: 16,
      weight: 4,
      maxExtra: 20_000,
    },
  ],
})

/**
 * The web app. `npm run build:web` writes .build/web; `npm run dev:web` serves with hot reload and
 * hands /api, /_api and /media to the local gateway. `#shared/*` is package.json's own import map:
 * nothing to repeat here.
 */
export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    prerenderPlugin(),
    offlineFilesPlugin({
      shell: [resolve('web/index.html'), agentApp],
      pages: [
        'builder/BuilderPage.tsx',
        'builder/CampDetailPage.tsx',
        'itinerary-edit/ItineraryEditPage.tsx',
        'itinerary/ItineraryPage.tsx',
      ].map((file) => resolve('web/pages', file)),
      // A third of all bytes: a map of tiles and films come from the network anyway.
      except: ['/map/TileMap.tsx', '/hls.light.mjs'],
    }),
  ],
  cacheDir: '../.build/vite',
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': gateway, '/_api': gateway, '/media': gateway, '/integrations.json': gateway },
  },
  build: {
    outDir: '../.build/web',
    emptyOutDir: true,
    target: 'es2022',
    // A data: image or script would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    // For the error-reporting service alone: no script names its map, and none is deployed.
    sourcemap: process.env.SENTRY_AUTH_TOKEN ? 'hidden' : false,
    modulePreload: {
      polyfill: false,
      // A page's chunks are asked for at once. What opens later finds nearly all of its chunks
      // loaded: only style sheets, which must be there before it is drawn, are listed for it. The
      // whole lists were a tenth of the itinerary's JavaScript.
      resolveDependencies: (_file, chunks, { hostId }) =>
        /\/(base|AgentApp|GuestApp|PortalApp)-/.test(hostId)
          ? chunks
          : chunks.filter((chunk) => chunk.endsWith('.css')),
    },
    rolldownOptions: {
      // Schemas of shared/ are never called in the browser: without this a page that needs one date
      // helper carries zod.
      treeshake: { manualPureFunctions: ['z', 'idOf', 'plainText', 'requiredText', 'textUpTo'] },
      output: {
        // Whatever chunk a module stands in, it runs before what uses it.
        strictExecutionOrder: true,
        // The pages that payers see are made by functions, which know the font by this name.
        assetFileNames: ({ names: [name = ''] }) =>
          name === 'figtree-latin-wght-normal.woff2'
            ? 'fonts/[name][extname]'
            : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\//,
            },
            { name: chunkOfPages, debugName: 'pages', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
})
