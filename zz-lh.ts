import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { installApart } from './test/bench/packages-apart'
import { signIn } from './test/bench/web/measured-site'
import { quietChromium } from './test/e2e/support/quiet-chromium'
const address = process.argv[2]!
const who = process.argv[3] as 'client'
const rounds = Number(process.argv[4] ?? 1)
const path0 = process.argv[5]
const folder = installApart(process.cwd(), { name: 'lighthouse', dependencies: { lighthouse: '12.8.2' } } as never)!
for (let i = 0; i < rounds; i++) {
  const port = 9300 + i
  const dir = mkdtempSync(join(tmpdir(), 'lh-'))
  const ctx = await chromium.launchPersistentContext(dir, { executablePath: '/usr/bin/chromium-headless-shell', args: [...quietChromium, `--remote-debugging-port=${port}`] })
  let path = path0 ?? '/client'
  if (who as string !== 'visitor') await signIn(ctx, address, who)
  if (path0 === undefined || path0 === 'trip') {
    const c2 = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
    const cc = await c2.newContext(); await signIn(cc, address, who)
    const p = await cc.newPage(); await p.goto(address + '/client'); await p.waitForLoadState('networkidle')
    path = String(await p.getByRole('link', { name: /Tanzania/ }).getAttribute('href')); await c2.close()
  }
  const out = join(dir, 'r.json')
  await promisify(execFile)(process.execPath, [join(folder, 'node_modules/lighthouse/cli/index.js'), address + path, `--port=${port}`, '--only-categories=performance', '--disable-storage-reset', '--output=json', `--output-path=${out}`, '--quiet'], { maxBuffer: 1e9 })
  const r = JSON.parse(readFileSync(out, 'utf8'))
  const a = r.audits
  const reqs = a['network-requests'].details.items
  console.log(path, r.finalDisplayedUrl, Math.round(r.categories.performance.score * 100), 'FCP', a['first-contentful-paint'].displayValue, 'LCP', a['largest-contentful-paint'].displayValue, 'TBT', a['total-blocking-time'].displayValue, 'CLS', a['cumulative-layout-shift'].displayValue, 'SI', a['speed-index'].displayValue, 'requests', reqs.length, 'scripts', reqs.filter((x: any) => x.resourceType === 'Script').length, 'KB', Math.round(reqs.reduce((s: number, x: any) => s + (x.transferSize || 0), 0) / 1024))
  writeFileSync(`/tmp/lh-${i}.json`, JSON.stringify(r))
  await ctx.close()
}
process.exit(0)
