import type { ForumPost } from '../domain/content/forumPost';
import { dayFrom, dayText } from './days';

/** The recent posts on the community page. Forums are a preview: these show what they will look like. */
export function seedForumPosts(now: Date): ForumPost[] {
  return [
    {
      id: 1,
      title: 'A jar opener that really works',
      author: 'Joan, Preston',
      date: dayText(dayFrom(now, -2)),
      content:
        'My hands are stiff in the morning. A rubber grip mat made all the difference. What do you use in the kitchen?',
      comments: 8,
      rating: 4.5,
      sample: true,
    },
    {
      id: 2,
      title: 'Learning video calls at 78',
      author: 'Bill, Geelong',
      date: dayText(dayFrom(now, -5)),
      content:
        'My granddaughter wrote the steps on a card. Now we talk every Sunday. If I can do it, so can you.',
      comments: 12,
      rating: 4.8,
      sample: true,
    },
  ];
}
