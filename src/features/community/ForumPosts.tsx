import { Badge } from '../../components/Badge/Badge';
import { Card } from '../../components/Card/Card';
import { Icon } from '../../components/Icon/Icon';
import { comments } from '../../components/Icon/paths';
import { StarAverage } from '../../components/StarAverage/StarAverage';
import { commentCount } from '@/shared/domain/content/community';
import { ageInWords, parseDay } from '@/shared/domain/text/dates';
import type { ForumPost } from '@/shared/domain/content/forumPost';
import styles from './CommunityPage.module.css';

/** A preview of the forums. */
export function ForumPosts({ posts, now }: { posts: readonly ForumPost[]; now: Date }) {
  return (
    <section className={styles.section} aria-labelledby="forum-posts">
      <h2 id="forum-posts">Recent forum posts</h2>
      <ul className={styles.two}>
        {posts.map((post) => (
          <li key={post.id}>
            <Card title={post.title} badge={post.sample && <Badge kind="example">Example post</Badge>}>
              <p>
                By <span translate="no">{post.author}</span>,{' '}
                <time dateTime={post.date}>{ageInWords(parseDay(post.date) ?? now, now)}</time>
              </p>
              <p>{post.content}</p>
              <p className={styles.fact}>
                <Icon shape={comments} />
                <span>{commentCount(post.comments)}</span>
              </p>
              <StarAverage average={post.rating || null} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
