/** The 47 feature codes of 1 §3, named after their drawings; the code is the id. */
const named = {
  AIRC: ['Air conditioning', 'amenity'],
  BARG: ['Barge cruises', 'activity'],
  BIRD: ['Birding', 'activity'],
  BOAT: ['Boating', 'activity'],
  CANO: ['Canoeing', 'activity'],
  CUEX: ['Cultural visits', 'activity'],
  CYCL: ['Cycling', 'activity'],
  DISA: ['Step-free access', 'amenity'],
  ELIN: ['Elephant encounters', 'activity'],
  FAMI: ['Family rooms', 'amenity'],
  FISH: ['Fishing', 'activity'],
  GADR: ['Game drives', 'activity'],
  GOLF: ['Golf', 'activity'],
  GOTR: ['Gorilla trekking', 'activity'],
  GUWA: ['Guided walks', 'activity'],
  GYMN: ['Gym', 'amenity'],
  HABA: ['Hot-air ballooning', 'activity'],
  HEFL: ['Helicopter flights', 'activity'],
  HIDE: ['Photographic hide', 'activity'],
  HIKE: ['Hiking', 'activity'],
  HORS: ['Horse riding', 'activity'],
  JACZ: ['Hot tub', 'amenity'],
  JETS: ['Jet skiing', 'activity'],
  KIDS: ['Bush school', 'activity'],
  LAUA: ['Laundry', 'amenity'],
  LAUN: ['Laundry included', 'amenity'],
  MATR: ['Massage', 'amenity'],
  MOKO: ['Mokoro', 'activity'],
  NIDR: ['Night drives', 'activity'],
  OUSH: ['Outdoor shower', 'amenity'],
  PRPO: ['Private plunge pool', 'amenity'],
  PWIF: ['Wi-Fi in public areas', 'amenity'],
  QUBI: ['Quad biking', 'activity'],
  RHTR: ['Rhino tracking', 'activity'],
  RMSV: ['Room service', 'amenity'],
  SCFL: ['Scenic flights', 'activity'],
  SCUB: ['Scuba diving', 'activity'],
  SNRK: ['Snorkeling', 'activity'],
  SPTR: ['Spa treatments', 'amenity'],
  STBE: ['Star bed', 'amenity'],
  SURF: ['Surfing', 'activity'],
  SWPO: ['Swimming pool', 'amenity'],
  TENN: ['Tennis', 'activity'],
  TRTL: ['Turtle watching', 'activity'],
  WHAL: ['Whale watching', 'activity'],
  WIFI: ['Wi-Fi', 'amenity'],
  WINE: ['Wine cellar', 'amenity'],
} as const satisfies Record<string, readonly [name: string, type: 'amenity' | 'activity']>

export type FeatureId = keyof typeof named

/** Whether a text is one of the feature codes. */
export const isFeatureId = (text: string): text is FeatureId => Object.hasOwn(named, text)

export const demoFeatures = Object.entries(named).flatMap(([featureId, [featureName, featureType]]) =>
  isFeatureId(featureId) ? [{ featureId, featureName, featureType }] : [],
)
