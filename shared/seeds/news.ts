import type { NewsItem } from '../domain/content/newsItem';

/** "Latest news and views" on the home page. Written to stay true: no dates and no claims that run out. */
export const news: readonly NewsItem[] = [
  {
    id: 1,
    title: 'Free vaccines from age 65',
    description: 'Flu and shingles vaccines are free from 65. Ask your doctor or pharmacist.',
    image: 'sunrise',
    url: '/resources?item=3',
  },
  {
    id: 2,
    title: 'Morning tea, good company',
    description: 'Why a weekly cuppa with others helps body and mind.',
    image: 'teaCup',
    url: '/events?item=4',
  },
  {
    id: 3,
    title: 'Support at Home explained',
    description: 'What changed for help at home, in plain words.',
    image: 'house',
    url: '/events?item=5',
  },
];
