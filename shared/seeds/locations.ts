import type { ServiceLocation, ServiceType } from '../domain/services/serviceLocation';

type Row = readonly [
  name: string,
  suburb: string,
  state: string,
  lat: number,
  lng: number,
  type: ServiceType,
];

/**
 * Thirty sample places, each named after its area and what it would offer: none of them is a real organisation. The points
 * are the middles of the areas. The order matters: an example route goes from the first to the last.
 */
const rows: readonly Row[] = [
  ['Carlton Community Health Centre', 'Carlton', 'VIC', -37.8, 144.967, 'health'],
  ['Melbourne City Seniors Club', 'Melbourne', 'VIC', -37.814, 144.963, 'community'],
  ['Fitzroy Home Help', 'Fitzroy', 'VIC', -37.798, 144.979, 'home-help'],
  ['Brunswick Gentle Exercise Class', 'Brunswick', 'VIC', -37.767, 144.96, 'exercise'],
  ['Footscray Community Transport', 'Footscray', 'VIC', -37.8, 144.9, 'transport'],
  ['Richmond Home Support', 'Richmond', 'VIC', -37.823, 144.998, 'home-help'],
  ['Preston Strength and Balance Class', 'Preston', 'VIC', -37.742, 145.003, 'exercise'],
  ['Sunshine Neighbourhood House', 'Sunshine', 'VIC', -37.783, 144.833, 'community'],
  ['Box Hill Health Clinic', 'Box Hill', 'VIC', -37.819, 145.124, 'health'],
  ['Glen Waverley Tai Chi Group', 'Glen Waverley', 'VIC', -37.878, 145.165, 'exercise'],
  ['Dandenong Community Bus', 'Dandenong', 'VIC', -37.987, 145.215, 'transport'],
  ['Werribee Home Help', 'Werribee', 'VIC', -37.9, 144.661, 'home-help'],
  ['Frankston Community Centre', 'Frankston', 'VIC', -38.144, 145.126, 'community'],
  ['Geelong Allied Health Centre', 'Geelong', 'VIC', -38.149, 144.361, 'health'],
  ['Ballarat Social Club', 'Ballarat', 'VIC', -37.562, 143.85, 'community'],
  ['Bendigo Community Transport', 'Bendigo', 'VIC', -36.758, 144.28, 'transport'],
  ['Shepparton Home Support', 'Shepparton', 'VIC', -36.381, 145.399, 'home-help'],
  ['Traralgon Water Exercise Class', 'Traralgon', 'VIC', -38.196, 146.54, 'exercise'],
  ['Warrnambool Community Health Centre', 'Warrnambool', 'VIC', -38.382, 142.484, 'health'],
  ['Mildura Community Transport', 'Mildura', 'VIC', -34.208, 142.125, 'transport'],
  ['Sydney Community Transport', 'Sydney', 'NSW', -33.869, 151.209, 'transport'],
  ['Parramatta Home Help', 'Parramatta', 'NSW', -33.814, 151.004, 'home-help'],
  ['Brisbane Exercise Class for Over 60s', 'Brisbane', 'QLD', -27.47, 153.025, 'exercise'],
  ['Canberra Health Centre', 'Canberra', 'ACT', -35.281, 149.13, 'health'],
  ['Adelaide Community Centre', 'Adelaide', 'SA', -34.929, 138.601, 'community'],
  ['Perth Volunteer Drivers', 'Perth', 'WA', -31.952, 115.861, 'transport'],
  ['Hobart Home Support', 'Hobart', 'TAS', -42.882, 147.327, 'home-help'],
  ['Darwin Community Lounge', 'Darwin', 'NT', -12.463, 130.845, 'community'],
  ['Chermside Falls Prevention Clinic', 'Chermside', 'QLD', -27.386, 153.03, 'health'],
  ['St Kilda Walking Group', 'St Kilda', 'VIC', -37.864, 144.982, 'exercise'],
];

/** The sample places of the map, with ids from 1. */
export const locations: readonly ServiceLocation[] = rows.map(
  ([name, suburb, state, lat, lng, type], index) => ({
    id: index + 1,
    name,
    lat,
    lng,
    type,
    suburb,
    state,
    sample: true,
  }),
);
