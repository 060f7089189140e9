import { showTrip } from './show-trip'

/** The page names the app's files in the element of this script: the first starts it. */
const names = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset
const namesIn = (list = '') => list.split(' ').filter((name) => name !== '')
const [entry = '', ...chunks] = namesIn(names?.app)

/** The app comes after the picture: both at once take twice as long on a telephone. */
const isTrip = await showTrip()
for (const href of [...chunks, ...(isTrip ? namesIn(names?.further) : [])])
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href,
      crossOrigin: '',
    }),
  )
void import(/* @vite-ignore */ entry)
