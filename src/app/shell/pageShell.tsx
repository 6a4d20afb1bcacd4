import { PageTitle } from '../../components/PageTitle/PageTitle';
import { descriptions } from '@/shared/domain/screens/descriptions';
import { headingOf, type Screen } from '@/shared/domain/screens/screens';
import { communityLead } from '../../features/community/CommunityPage';
import { accessibilityLead } from '../../features/info/AccessibilityPage';
import { privacyLead } from '../../features/info/PrivacyPage';
import { resourcesLead } from '../../features/resources/ResourceList';

const leads: Partial<Record<Screen['id'], string>> = {
  community: communityLead,
  accessibility: accessibilityLead,
  privacy: privacyLead,
  resources: resourcesLead,
};

/** Keeps the query. */
const sameAddress = '';

/** The screens with a page that the build writes. */
type BuiltScreen = Screen & { id: keyof typeof descriptions };

/**
 * The content that the build writes into `PageSkeleton`: the page's heading, and a note that the rest is loading; or,
 * without JavaScript, the purpose of the page and advice.
 */
export function PageShell({ screen }: { screen: BuiltScreen }) {
  const lead = leads[screen.id];
  const about = descriptions[screen.id];
  return (
    <div data-access={screen.access === 'public' ? undefined : screen.access}>
      <PageTitle lead={lead}>{headingOf(screen)}</PageTitle>
      <div role="group" aria-label="Content">
        <p data-part="wait">Loading the page...</p>
        <div data-part="missing">
          <p>The page could not be loaded. Your connection may be lost, or this site was updated.</p>
          <p>
            <a className="alone" href={sameAddress}>
              Load this page again
            </a>
          </p>
          <p>
            You can still call: emergency{' '}
            <a href="tel:000" translate="no">
              000
            </a>
            , My Aged Care{' '}
            <a href="tel:1800200422" translate="no">
              1800 200 422
            </a>
            .
          </p>
        </div>
        <noscript>
          {lead !== about && <p>{about}</p>}
          <p>
            This page needs JavaScript. Please turn it on in your browser, then load this page again. You can
            also call: the numbers are below.
          </p>
        </noscript>
      </div>
    </div>
  );
}
