const topics = [
  'Living well with arthritis',
  'Strength and balance at home',
  'Free vaccines from age 65',
  'Feeling low or lonely?',
  'Eating well on a budget',
  'Sleeping better',
];
const categories = [
  'Chronic Conditions',
  'Fitness',
  'Preventive Care',
  'Mental Health',
  'Nutrition',
  'Wellness',
];

/** So many resources as the product stores them, always the same. */
export function makeResources(count) {
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    const rating = (id % 5) + 1;
    return {
      id,
      title: `${topics[index % topics.length]}, part ${id}`,
      description: 'Small changes that ease stiff hands, hips and knees, and when to see your doctor.',
      type: 'text',
      category: categories[index % categories.length],
      ratings: [{ userId: `person${id}@example.org`, rating, timestamp: '2026-11-01T03:00:00.000Z' }],
      averageRating: rating,
    };
  });
}
