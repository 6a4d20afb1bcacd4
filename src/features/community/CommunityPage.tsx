import { PageTitle } from '../../components/PageTitle/PageTitle';
import { Status } from '../../components/Status/Status';
import { headingOf, screenById } from '../../domain/screens/screens';
import { FeaturedEvents } from './FeaturedEvents';
import { ForumPosts } from './ForumPosts';
import { Hub } from './Hub';
import { useCommunity } from './useCommunity';
import styles from './CommunityPage.module.css';

/** What goes on among people: the way to the events, what is still to come, and examples of both. */
export function CommunityPage() {
  const community = useCommunity();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle lead="Meet people near you, and share what you know.">
        {headingOf(screenById('community'))}
      </PageTitle>
      <Hub />
      {community === 'failed' && (
        <Status kind="failed" appears>
          <p>The events and posts could not be loaded. Check your connection, then load this page again.</p>
        </Status>
      )}
      {community !== 'loading' && community !== 'failed' && (
        <>
          {community.damage.map((line) => (
            <Status key={line} kind="warning" appears>
              <p>{line}</p>
            </Status>
          ))}
          <FeaturedEvents events={community.events} />
          <ForumPosts posts={community.posts} now={community.now} />
        </>
      )}
    </div>
  );
}
