/** Words that names of camps are made of. */
export const firstWords =
  'Leadwood Marula Baobab Jackalberry Mopane Ebony Tamboti Knobthorn Fever Sausage Sycamore Mahogany Raintree Camelthorn Shepherd Bushwillow Wild Old Little Upper Lower Far Hidden Quiet Red White Black Golden Silver Blue Stone River Lagoon Island Ridge Valley Hillside Moon Star Sunrise Dusk Lion Leopard Elephant Buffalo Rhino Giraffe Zebra Kudu Sable Oryx Nyala Eland Impala Lechwe Puku Cheetah Caracal Serval Pangolin Meerkat Honeyguide Kingfisher Hornbill Heron Egret Ibis Crane Weaver Hoopoe Roller Bateleur Martial Fish Owl Nightjar Plover Sandgrouse Francolin Guineafowl Oxpecker Sunbird Drongo Lourie Barbet Bulbul Cisticola Shrike Starling Secretary Stork Pelican Flamingo Darter Jacana'.split(
    ' ',
  )

export const secondWords =
  'Ridge River Island Plains Pan Pools Springs Crossing Bend Hollow Rock Hill Kopje Valley Gorge Delta Channel Lagoon Marsh Meadow Grove Forest Thicket Woods Shade Gate Bridge Drift Ford Falls Lake Shore Bay Point Sands Dunes Flats Hollows Cliffs Terrace Vlei Drift-End Watch Rest Reach Bank'.split(
    ' ',
  )

export const campKinds = [
  'Camp',
  'Lodge',
  'Tented Camp',
  'Safari Lodge',
  'Bush Camp',
  'House',
  'River Camp',
  'Private Camp',
  'Retreat',
  'Explorers Camp',
  'Manor',
  'Hideaway',
  'Wilderness Camp',
  'Game Lodge',
  'Villas',
  'Cottages',
  'Beach House',
  'Hotel',
  'Rest Camp',
  'Conservancy Camp',
  'Mountain Lodge',
  'Eco Lodge',
  'Farmhouse',
  'Outpost',
  'Sanctuary',
] as const

export const openings = [
  'A small camp under old trees, with the river a minute’s walk away.',
  'Canvas and timber on a low ridge, facing the plain.',
  'Stone and thatch round a waterhole that is seldom empty.',
  'A quiet lodge at the end of a long track.',
  'Wide decks in the shade, a pool, and the long view.',
  'A family place first and a lodge second.',
  'Simple rooms, good guides and early coffee.',
  'On the edge of the forest, where two paths of elephants meet.',
  'Built lightly, so that it could be taken away in a week.',
  'An old farmhouse with new rooms in its garden.',
  'On a bend of the channel, among reeds and fig trees.',
  'High enough for a breeze and low enough for the birds.',
] as const

export const closings = [
  'Drives leave at first light and come back with the heat.',
  'Children are expected and looked after.',
  'Walks are as long as the guide and the guests agree on.',
  'Supper is by lantern, at one table or many.',
  'The boats go out when the water allows.',
  'There is a hide at the pan, and a book to write in.',
  'What it earns stays largely in the valley.',
  'Nights are dark, and the stars do what they do.',
  'Nothing is far, and nobody hurries.',
  'Mornings belong to the lions, afternoons to the pool.',
  'The cellar is small and well chosen.',
  'One comes for three nights and asks for a fourth.',
] as const
