import { wakeAtTouch } from './wake'

/** The page names the app's files in the element of this script: the first starts it. */
const [entry = '', ...chunks] = (
  document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset.app ?? ''
).split(' ')

const link = (rel: 'modulepreload' | 'prefetch', href: string) =>
  document.head.append(
    Object.assign(document.createElement('link'), { rel, href, as: 'script', crossOrigin: '' }),
  )

wakeAtTouch({
  fetch() {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } } // not everywhere
    if (connection?.saveData !== true) for (const href of [entry, ...chunks]) link('prefetch', href)
  },
  load() {
    for (const href of chunks) link('modulepreload', href)
    return import(/* @vite-ignore */ entry)
  },
})
