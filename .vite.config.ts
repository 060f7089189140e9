import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offlineFilesPlugin } from './infra/local/build/offline-files'
import { pageChunks } from './infra/local/build/page-chunks'
import { prerenderPlugin } from './infra/local/build/prerender-plugin'

const gateway = `http://127.0.0.1:${process.env.TEMBEA_PORT ?? '4000'}`

const agentApp = resolve('web/app/agent/AgentApp.tsx')
const chunkOfPages = pageChunks({
  shell: [resolve('web/app/main.tsx'), agentApp],
  routes: [
    'agent/page-routes.ts',
    'public/PublicApp.tsx',
    'portal/PortalApp.tsx',
    'guest/GuestApp.tsx',
  ].map((file) => resolve('web/app', file)),
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
        /(AgentApp|index)/.test(hostId) ? chunks : chunks.filter((chunk) => chunk.endsWith('.css')),
    },
    rolldownOptions: {
      input: ['web/index.html', 'web/app/wake/main.ts'].map((file) => resolve(file)),
      // Schemas of shared/ are never called in the browser: without this a page that needs one date
      // helper carries zod.
      treeshake: { manualPureFunctions: ['z', 'idOf', 'plainText', 'requiredText', 'textUpTo'] },
      output: {
        // The pages that payers see are made by functions, which know the font by this name.
        assetFileNames: ({ names: [name = ''] }) =>
          name === 'figtree-latin-wght-normal.woff2'
            ? 'fonts/[name][extname]'
            : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: chunkOfPages, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
})
