import { describe, expect, test } from 'vitest'
import { type BuiltChunk, offlineFiles } from '../../../../infra/local/build/offline-files'

const chunk = (name: string, parts: Partial<BuiltChunk> = {}): BuiltChunk => ({
  fileName: `${name}.js`,
  modules: [`/web/${name}.tsx`],
  imports: [],
  dynamicImports: [],
  assets: [],
  ...parts,
})

const chunks = [
  chunk('app', {
    imports: ['react.js'],
    dynamicImports: ['trip.js', 'rates.js', 'find.js'],
    assets: ['app.css'],
  }),
  chunk('react', { modules: [] }),
  chunk('find'),
  chunk('rates'),
  chunk('trip', { imports: ['app.js', 'money.js'], dynamicImports: ['dialog.js'] }),
  chunk('money', { modules: [] }),
  chunk('dialog', { imports: ['money.js'], dynamicImports: ['picker.js', 'tiles.js'] }),
  chunk('picker', { assets: ['picker.css'], dynamicImports: ['dialog.js'] }),
  chunk('tiles', { assets: ['tiles.css'] }),
]
const pages = { shell: ['/web/app.tsx'], pages: ['/web/trip.tsx'], except: ['/tiles.tsx'] }

describe('the files that are kept for a time without a connection', () => {
  test('are those of the shell and of the pages, with all that the pages open later', () => {
    expect(offlineFiles(chunks, pages)).toEqual([
      'app.css',
      'app.js',
      'dialog.js',
      'money.js',
      'picker.css',
      'picker.js',
      'react.js',
      'trip.js',
    ])
  })

  test('can only be those of a page that the build has', () => {
    expect(() => offlineFiles(chunks, { ...pages, pages: ['/web/gone.tsx'] })).toThrow(
      'The build has no chunk for /web/gone.tsx',
    )
  })
})
