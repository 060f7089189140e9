import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createStore } from '../../../../web/lib/store/create-store'

describe('createStore', () => {
  test('keeps one value', () => {
    const store = createStore(1)
    store.set(2)
    expect(store.get()).toBe(2)
  })

  test('is drawn with its value, in a page’s file as well', () => {
    const store = createStore('there')
    const Word = () => <b>{store.use()}</b>
    expect(renderToStaticMarkup(<Word />)).toBe('<b>there</b>')
  })
})
