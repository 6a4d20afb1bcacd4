/** The address of the sample person who owns the sample appointments. */
export const sampleOwner = 'margaret@example.org';
