import { expect, test } from 'vitest'
import { zipNames } from '../../../../web/features/lightboxes/model/save-zip'

test('files of an archive have names of their own, photos end as what they are', () => {
  const photo = (name: string) => ({ name, mediaType: 'photo' as const })
  const names = zipNames([
    photo('Jao.HEIC'),
    photo('jao.jpg'),
    photo('no end'),
    photo('.jpg'),
    { name: 'Delta.mp4', mediaType: 'video' as const },
    photo('../../etc/x.png'),
    photo('a\\b:c.jpg'),
  ])
  expect(names).toEqual([
    'Jao.jpg',
    'jao 2.jpg',
    'no end.jpg',
    'jpg.jpg',
    'Delta.mp4',
    'x.jpg',
    'bc.jpg',
  ])
})

test('a film that was made ready for the web ends as that, whatever was uploaded', () => {
  const film = (s3Key: string) => ({ name: 'Delta.mov', mediaType: 'video' as const, s3Key })
  expect(zipNames([film('pictures/films/med_1/film.m3u8')])).toEqual(['Delta.mp4'])
  expect(zipNames([film('pictures/films/med_1/upload')])).toEqual(['Delta.mov'])
})
