import type { SeasonPattern } from './catalogue-types'
import type { SeasonName } from './sale-types'

type Season = { from: string; to: string; season: Exclude<SeasonName, 'closed'> }

/**
 * The months and days (MM-DD, both included) of each season, January to December, for each kind of place. High is when
 * the game is easiest to see or the weather at its best; they follow the dry months, the flood of the Okavango, the
 * long rains of East Africa, the summer of the Cape and the cyclones of the Indian Ocean.
 */
export const seasonsOf: Readonly<Record<SeasonPattern, readonly Season[]>> = {
  delta: [
    { from: '01-01', to: '03-31', season: 'low' },
    { from: '04-01', to: '06-30', season: 'shoulder' },
    { from: '07-01', to: '10-31', season: 'high' },
    { from: '11-01', to: '11-30', season: 'shoulder' },
    { from: '12-01', to: '12-31', season: 'low' },
  ],
  bushveld: [
    { from: '01-01', to: '01-05', season: 'high' },
    { from: '01-06', to: '03-31', season: 'low' },
    { from: '04-01', to: '06-30', season: 'shoulder' },
    { from: '07-01', to: '10-31', season: 'high' },
    { from: '11-01', to: '12-15', season: 'shoulder' },
    { from: '12-16', to: '12-31', season: 'high' },
  ],
  eastAfrica: [
    { from: '01-01', to: '01-31', season: 'high' },
    { from: '02-01', to: '03-31', season: 'shoulder' },
    { from: '04-01', to: '05-31', season: 'low' },
    { from: '06-01', to: '06-30', season: 'shoulder' },
    { from: '07-01', to: '10-31', season: 'high' },
    { from: '11-01', to: '12-15', season: 'shoulder' },
    { from: '12-16', to: '12-31', season: 'high' },
  ],
  gorilla: [
    { from: '01-01', to: '02-28', season: 'shoulder' },
    { from: '02-29', to: '05-31', season: 'low' },
    { from: '06-01', to: '09-30', season: 'high' },
    { from: '10-01', to: '11-30', season: 'low' },
    { from: '12-01', to: '12-31', season: 'high' },
  ],
  desert: [
    { from: '01-01', to: '03-31', season: 'low' },
    { from: '04-01', to: '06-30', season: 'shoulder' },
    { from: '07-01', to: '10-31', season: 'high' },
    { from: '11-01', to: '12-31', season: 'shoulder' },
  ],
  cape: [
    { from: '01-01', to: '03-31', season: 'high' },
    { from: '04-01', to: '04-30', season: 'shoulder' },
    { from: '05-01', to: '05-31', season: 'low' },
    { from: '06-01', to: '06-30', season: 'shoulder' },
    { from: '07-01', to: '08-31', season: 'low' },
    { from: '09-01', to: '10-31', season: 'shoulder' },
    { from: '11-01', to: '12-31', season: 'high' },
  ],
  indianOcean: [
    { from: '01-01', to: '01-10', season: 'high' },
    { from: '01-11', to: '03-31', season: 'low' },
    { from: '04-01', to: '06-30', season: 'shoulder' },
    { from: '07-01', to: '10-31', season: 'high' },
    { from: '11-01', to: '12-15', season: 'shoulder' },
    { from: '12-16', to: '12-31', season: 'high' },
  ],
  seychelles: [
    { from: '01-01', to: '01-15', season: 'high' },
    { from: '01-16', to: '03-31', season: 'shoulder' },
    { from: '04-01', to: '04-30', season: 'high' },
    { from: '05-01', to: '07-14', season: 'low' },
    { from: '07-15', to: '08-31', season: 'high' },
    { from: '09-01', to: '12-15', season: 'shoulder' },
    { from: '12-16', to: '12-31', season: 'high' },
  ],
  zambezi: [
    { from: '01-01', to: '03-31', season: 'low' },
    { from: '04-01', to: '06-30', season: 'shoulder' },
    { from: '07-01', to: '10-31', season: 'high' },
    { from: '11-01', to: '11-30', season: 'shoulder' },
    { from: '12-01', to: '12-31', season: 'low' },
  ],
}
