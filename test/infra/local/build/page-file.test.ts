import { describe, expect, test } from 'vitest'
import { pageFile, sheetsIn } from '../../../../infra/local/build/page-file'

const shell = `<!doctype html>
<html>
  <head>
    <title>Tembea</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`

describe('pageFile', () => {
  const file = pageFile({
    shell,
    path: '/login',
    title: 'Sign in',
    html: '<main>Good day</main>',
    preloads: ['<link rel="preload" as="image" href="/assets/hero.svg"/>'],
    sheet: '/assets/page-1.css',
    starter: { address: '/assets/wake-1.js', isFirst: false },
    scripts: ['/assets/Login-1.js'],
    fonts: ['/assets/figtree.woff2'],
  })
  const [head = '', body = ''] = file.split('</head>')

  test('holds the page, and says which one it is', () => {
    expect(body).toContain('<div id="root" data-page="/login"><main>Good day</main></div>')
    expect(head).toContain('<title>Sign in · Tembea</title>')
  })

  test('asks for one sheet and the font first, and last for the script that is told the app’s files', () => {
    expect(head.match(/<link rel="stylesheet"/g)).toHaveLength(1)
    expect(head).toContain('/assets/figtree.woff2')
    expect(head).toContain('/assets/hero.svg')
    expect(head).not.toContain('.js')
    expect(body).toContain(
      '<script type="module" fetchpriority="low" crossorigin src="/assets/wake-1.js" data-app="/assets/index-1.js /assets/Login-1.js">',
    )
    expect(body.match(/<script|rel="modulepreload"/g)).toHaveLength(1)
  })

  test('has no script or style in place', () => {
    expect(file).not.toMatch(/<style|style="|<script(?![^>]*src=)/)
  })
})

test('a page whose app draws another names no page, and its script comes first and knows what some addresses need', () => {
  const file = pageFile({
    shell,
    title: 'Your trip',
    html: '<div hidden></div>',
    preloads: [],
    sheet: '/assets/page-1.css',
    starter: { address: '/assets/first-1.js', isFirst: true },
    scripts: ['/assets/PortalApp-1.js'],
    furtherScripts: ['/assets/Trip-1.js'],
    fonts: [],
  })
  expect(file).toContain('<div id="root"><div hidden></div></div>')
  expect(file).toContain(
    '<script type="module" crossorigin src="/assets/first-1.js" data-app="/assets/index-1.js /assets/PortalApp-1.js" data-further="/assets/Trip-1.js">',
  )
})

test('the sheets of the app are read from its page', () => {
  expect(sheetsIn(shell)).toEqual(['/assets/index-1.css'])
})
