import type { ImportField } from './importFields';

/** How the values of a column are read. */
export interface ColumnUse {
  field: ImportField;
  /** Its text is joined to that of other columns, and this follows it. Absent: it counts where the columns before it are empty. */
  glue?: string;
  /** The values for "yes", "no" and the like. */
  words?: Readonly<Record<string, string>>;
}

const wheelchair = {
  yes: 'Step-free, wheelchairs can get in.',
  designated: 'Step-free, wheelchairs can get in.',
  limited: 'Limited wheelchair access.',
  no: 'No wheelchair access.',
};
const toilet = { yes: 'Accessible toilet.', no: 'No accessible toilet.' };
const hearing = { yes: 'Hearing loop.', no: 'No hearing loop.' };
const fee = { yes: 'There is a fee.', no: 'Free' };

/** Names of columns and properties, in letters, digits and `_`; the best of a field first. */
const names: readonly (readonly [use: ColumnUse, names: string])[] = [
  [
    { field: 'name' },
    `name service_name name_of_service service place_name program_name program activity_name activity class_name group_name
     title facility_name facility venue_name venue site_name location_name organisation_name organization_name organisation
     organization provider_name provider agency`,
  ],
  [{ field: 'type' }, 'type service_type type_of_service kind kind_of_service category service_category'],
  [{ field: 'lat' }, 'lat latitude y lat_wgs84 gps_latitude'],
  [{ field: 'lng' }, 'lng lon long longitude x lng_wgs84 lon_wgs84 gps_longitude'],
  [
    { field: 'position' },
    'position coordinates geo_point_2d geopoint lat_lng lat_long lat_lon latlong latitude_longitude latitude_and_longitude',
  ],
  [{ field: 'address_1', glue: '/' }, 'addr_unit unit unit_number'],
  [{ field: 'address_1', glue: ' ' }, 'addr_housenumber house_number street_number'],
  [
    { field: 'address_1', glue: ', ' },
    `addr_street street street_name street_address address_1 address1 address_line_1 address location_address physical_address
     address_2 address2 address_line_2`,
  ],
  [{ field: 'address_1' }, 'addr_full full_address'],
  [
    { field: 'suburb' },
    `suburb suburb_town town_suburb suburb_city addr_suburb town city locality addr_town addr_village addr_city`,
  ],
  [{ field: 'state' }, 'state state_province state_territory state_or_territory addr_state'],
  [{ field: 'postal_code' }, 'postal_code postcode post_code pcode p_code zip zip_code addr_postcode'],
  [
    { field: 'phone', glue: ' or ' },
    `phone telephone tel phone_number telephone_number phone_no telephone_no contact_phone contact_number contact_phone_number
     phone_1 main_phone business_phone landline phone_2 mobile mobile_phone mobile_number mobile_no contact_mobile free_call
     freecall toll_free`,
  ],
  [
    { field: 'url' },
    'url website web_site web web_address website_address website_url contact_website contact_url homepage web_page',
  ],
  [{ field: 'opening_hours' }, 'opening_hours'],
  [
    { field: 'schedule', glue: ', ' },
    `schedule hours open_hours opening_times office_hours business_hours service_hours hours_of_operation day days days_open
     time times day_and_time days_and_times session_times`,
  ],
  [{ field: 'fees_description', glue: ', ' }, 'fees_description cost costs cost_description charge charges'],
  [{ field: 'fees_description', glue: ', ', words: fee }, 'fee fees price'],
  [{ field: 'languages', glue: ', ' }, 'languages language languages_spoken language_spoken other_languages'],
  [{ field: 'accessibility', glue: ' ' }, 'accessibility access wheelchair_description'],
  [
    { field: 'accessibility', glue: ' ', words: wheelchair },
    'wheelchair wheelchair_access wheelchair_accessible disabled_access disability_access accessible',
  ],
  [
    { field: 'accessibility', glue: ' ', words: toilet },
    'toilets_wheelchair accessible_toilet accessible_toilets disabled_toilet',
  ],
  [{ field: 'accessibility', glue: ' ', words: hearing }, 'hearing_loop'],
  [
    { field: 'description', glue: ' ' },
    'description service_description program_description details about summary',
  ],
  [
    { field: 'eligibility_description', glue: ', ' },
    'eligibility_description eligibility eligibility_criteria who_can_come who_can_attend target_group age_group ages',
  ],
  [
    { field: 'application_process', glue: ', ' },
    'application_process how_to_apply how_to_book bookings referral referral_process',
  ],
  [{ field: 'alert', glue: ' ' }, 'alert'],
  [{ field: 'status' }, 'status service_status'],
  [{ field: 'location_type' }, 'location_type'],
  [
    { field: 'assured_date' },
    'assured_date last_checked date_last_checked checked check_date date_checked last_verified date_verified last_reviewed',
  ],
  [{ field: 'timezone' }, 'timezone time_zone'],
  [{ field: 'id' }, 'id'],
];

interface RankedUse extends ColumnUse {
  /** The lowest comes first where several columns hold one field. */
  rank: number;
}

const uses = new Map<string, RankedUse>(
  names
    .flatMap(([use, list]) => list.split(/\s+/).map((name) => [name, use] as const))
    .map(([name, use], rank) => [name, { ...use, rank }]),
);

/** How texts of a field that an administrator has chosen are joined. Absent: the first that is there counts. */
const glues = new Map(
  names.flatMap(([{ field, glue }]) => (glue === undefined ? [] : [[field, glue] as const])),
);

/** "Post Code*" is `post_code`, "contact:phone" is `contact_phone`, OpenStreetMap's "@id" is `id`. */
const keyOf = (heading: string) =>
  heading
    .trim()
    .replace(/^@/, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/_$/, '');

/** Returns the use of a column by its heading; undefined: unknown. */
export const headingUse = (heading: string): RankedUse | undefined =>
  // No name is that long.
  heading.length > 100 ? undefined : uses.get(keyOf(heading));

/** Returns whether the heading of a column says what is in it. */
export const isKnownHeading = (heading: string): boolean => headingUse(heading) !== undefined;

/** How a column is read that an administrator has chosen for a field. */
export function chosenUse(heading: string, field: ImportField): RankedUse {
  const own = headingUse(heading);
  if (own?.field === field) return { ...own, rank: own.glue === undefined ? -1 : own.rank };
  const glue = glues.get(field);
  // One of several texts comes after those that are named so; one that stands alone comes first.
  return glue === undefined ? { field, rank: -1 } : { field, glue, rank: names.length * 100 };
}
