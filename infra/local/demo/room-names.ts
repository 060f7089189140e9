import type { RoomStyle } from './catalogue-types'

/** The kinds of room a camp may have; `house` is let as a whole. */
export type RoomKind = 'twin' | 'double' | 'family' | 'best' | 'single' | 'house'

type Named = Readonly<Record<RoomKind, { name: string; description: string }>>

const room = (name: string, description: string) => ({ name, description })
const [twinBeds, kingBed] = ['Two three-quarter beds', 'King bed']

/** What rooms are called, by what they are made of. */
export const roomNames: Readonly<Record<RoomStyle, Named>> = {
  tents: {
    twin: room('Tented Suite, twin', `${twinBeds}, veranda, shower under the sky`),
    double: room('Tented Suite, double', `${kingBed}, veranda, shower under the sky`),
    family: room('Family Tent, two bedrooms', 'Two tents under one roof, with a sitting room between'),
    best: room('Honeymoon Tent', `${kingBed}, set apart at the end of the path, bath on the deck`),
    single: room('Guide’s Tent, single', 'One bed, a desk and a good lamp'),
    house: room('Private Camp', 'The small camp for one party, with vehicle, guide and cook'),
  },
  suites: {
    twin: room('Suite, twin', `${twinBeds}, sitting room, wide deck`),
    double: room('Suite, double', `${kingBed}, sitting room, wide deck`),
    family: room('Two-bedroom Suite', 'Two bedrooms and two baths round one sitting room'),
    best: room('Pool Suite', `${kingBed}, heated plunge pool, the long view`),
    single: room('Single Suite', 'One queen bed, without a supplement'),
    house: room('Private Villa', 'Two bedrooms or more, own pool, vehicle, guide and cook'),
  },
  villas: {
    twin: room('Garden Villa, twin', `${twinBeds}, walled garden, outdoor shower`),
    double: room('Garden Villa, double', `${kingBed}, walled garden, outdoor shower`),
    family: room('Family Villa', 'Two bedrooms, kitchen corner, shaded pool'),
    best: room('Villa with pool', `${kingBed}, private pool and a sala over the view`),
    single: room('Studio', 'One queen bed and a terrace'),
    house: room('Residence', 'Three bedrooms, long pool, cook and host'),
  },
  rooms: {
    twin: room('Classic Room, twin', `${twinBeds}, rain shower, quiet side`),
    double: room('Classic Room, double', `${kingBed}, rain shower, quiet side`),
    family: room('Family Room', 'Two connected rooms, beds for children'),
    best: room('Deluxe Room with view', `${kingBed}, corner windows or balcony`),
    single: room('Single Room', 'One bed for one traveler'),
    house: room('Presidential Suite', 'Two bedrooms, dining room, butler'),
  },
  cottages: {
    twin: room('Cottage, twin', `${twinBeds}, fireplace, veranda`),
    double: room('Cottage, double', `${kingBed}, fireplace, veranda`),
    family: room('Family Cottage', 'Two bedrooms under one thatch, own garden'),
    best: room('Honeymoon Cottage', `${kingBed}, bath with a view, away from the others`),
    single: room('Single Cottage', 'One queen bed and a small veranda'),
    house: room('Private House', 'The house for one party, with vehicle, guide and cook'),
  },
  chalets: {
    twin: room('Chalet, twin', `${twinBeds}, deck, mosquito nets`),
    double: room('Chalet, double', `${kingBed}, deck, mosquito nets`),
    family: room('Family Chalet', 'Two rooms and a loft for children'),
    best: room('Waterfront Chalet', `${kingBed}, the last of the row, closest to the view`),
    single: room('Single Chalet', 'One bed, shaded deck'),
    house: room('Private House', 'The house for one party, with vehicle, guide and cook'),
  },
  houses: {
    twin: room('House Room, twin', `${twinBeds}, opening on the garden`),
    double: room('House Room, double', `${kingBed}, opening on the garden`),
    family: room('Family Wing', 'Two bedrooms of the house with their own sitting room'),
    best: room('Master Room', `${kingBed}, dressing room, the best view of the house`),
    single: room('Guide’s Room, single', 'One bed beside the library'),
    house: room('Whole House', 'All of it: rooms, cook, guide and vehicle'),
  },
  rondavels: {
    twin: room('Rondavel, twin', `${twinBeds} in a round, thatched room`),
    double: room('Rondavel, double', `${kingBed} in a round, thatched room`),
    family: room('Family Rondavels', 'Two round rooms joined by a roof'),
    best: room('River Rondavel', `${kingBed}, nearest the water`),
    single: room('Single Rondavel', 'One bed, thick walls'),
    house: room('Private House', 'The house for one party, with guide and cook'),
  },
  cabins: {
    twin: room('Cabin, twin', `${twinBeds}, wood stove, deck`),
    double: room('Cabin, double', `${kingBed}, wood stove, deck`),
    family: room('Family Cabin', 'Two bedrooms, wood stove, deck'),
    best: room('Ocean Cabin', `${kingBed}, first in the row, bath at the window`),
    single: room('Single Cabin', 'One bunk, one window, one book'),
    house: room('Captain’s House', 'The largest, for one party'),
  },
}
