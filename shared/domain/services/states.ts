// Apart from what checks the fields of a file: a form that offers the states needs nothing of that.

/** The abbreviations of the states and territories. */
export const states = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'NT', 'ACT'];
