/** Content types of what the app is built from, and whether they shrink when compressed. */
const types: Readonly<Record<string, { readonly type: string; readonly shrinks: boolean }>> = {
  html: { type: 'text/html; charset=utf-8', shrinks: true },
  js: { type: 'text/javascript; charset=utf-8', shrinks: true },
  css: { type: 'text/css; charset=utf-8', shrinks: true },
  svg: { type: 'image/svg+xml', shrinks: true },
  json: { type: 'application/json', shrinks: true },
  webmanifest: { type: 'application/manifest+json', shrinks: true },
  txt: { type: 'text/plain; charset=utf-8', shrinks: true },
  ico: { type: 'image/x-icon', shrinks: true },
  png: { type: 'image/png', shrinks: false },
  jpg: { type: 'image/jpeg', shrinks: false },
  webp: { type: 'image/webp', shrinks: false },
  avif: { type: 'image/avif', shrinks: false },
  woff2: { type: 'font/woff2', shrinks: false },
}

export function fileTypeOf(path: string): { readonly type: string; readonly shrinks: boolean } {
  return (
    types[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? { type: 'application/octet-stream', shrinks: false }
  )
}
