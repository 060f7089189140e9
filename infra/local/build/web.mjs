import { spawn } from 'node:child_process'
import { buildIfStale } from './fingerprint.mjs'
import { Hindrance, inProject, projectFolder } from './project.mjs'

const sources = [
  'web',
  'shared',
  'infra/config/security-headers.ts',
  'infra/config/page-files.ts',
  'infra/local/build/merge-chunks.ts',
  'infra/local/build/offline-files.ts',
  'infra/local/build/page-chunks.ts',
  'infra/local/build/page-file.ts',
  'infra/local/build/prerender-plugin.ts',
  '.vite.config.ts',
  'package.json',
  'package-lock.json',
]

export const webFolder = inProject('.build/web')

/** Builds the web app in a process of its own, when its sources have changed. */
export function buildWeb() {
  return buildIfStale({ name: 'web', sources, output: '.build/web/index.html', build: runVite })
}

/** Libraries build their strict, small form only so: a test's own NODE_ENV must not reach them. */
const productionEnv = () => ({ ...process.env, NODE_ENV: 'production' })

function runVite() {
  return new Promise((resolve, reject) => {
    const args = [
      inProject('node_modules/vite/bin/vite.js'),
      'build',
      '--config',
      inProject('.vite.config.ts'),
      '--logLevel',
      'warn',
    ]
    const child = spawn(process.execPath, args, {
      cwd: projectFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: productionEnv(),
    })
    let words = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (words += chunk))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Hindrance(`The web app could not be built:\n${words.trim()}`))
    })
  })
}
