import { describe, expect, test } from 'vitest'
import { filmOf } from '#shared/media/film'

describe('the files of a film', () => {
  test('lie beside its playlist under the same name', () => {
    expect(filmOf('films/delta.m3u8')).toEqual({
      hls: 'films/delta.m3u8',
      mp4: 'films/delta.mp4',
      thumbnail: 'films/delta-1920.jpg',
      captions: 'films/delta.vtt',
    })
  })

  test('are the upload alone where there is no playlist, and none where there is no film', () => {
    expect(filmOf('agencies/agy_marula/film.mp4')).toEqual({ mp4: 'agencies/agy_marula/film.mp4' })
    expect(filmOf(undefined)).toBeUndefined()
  })
})
