import { PageTitle } from '../../components/PageTitle/PageTitle';
import { Status } from '../../components/Status/Status';
import { headingOf, screenById } from '@/shared/domain/screens/screens';
import type { ReadAhead } from '../../ports/preparedQueries';
import { FeaturedEvents } from './FeaturedEvents';
import { ForumPosts } from './ForumPosts';
import { Hub } from './Hub';
import { openCommunity, useCommunity } from './useCommunity';
import styles from './CommunityPage.module.css';

/** The text under the page's heading; the build writes it into the page as well. */
export const communityLead = 'Meet people near you, and share what you know.';

export const readAhead: ReadAhead = (_ports, prepare) => prepare(openCommunity);

/** The community page: the way to the events, the planned features, and examples of both. */
export function CommunityPage() {
  const community = useCommunity();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle lead={communityLead}>{headingOf(screenById('community'))}</PageTitle>
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
