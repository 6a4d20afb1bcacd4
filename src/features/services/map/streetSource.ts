/** The source of the street tiles in the map's style, whose failures are shown to the person. */
export const streets = 'streets';
